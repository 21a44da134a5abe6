import { draftOfSearch, searchOfDraft } from '#web/actors/draftSearch.ts';
import { expect, test } from 'vitest';

const draft = { personCount: 4, date: '2026-12-12', startTime: 780, endTime: 1080, checkinGroupId: 'middag' };
const search = { persons: '4', date: '2026-12-12', arrival: '13:00', departure: '18:00', group: 'middag' };

test('what is chosen stands in the address, and comes back from it', () => {
  expect(searchOfDraft(draft)).toEqual(search);
  expect(draftOfSearch(search)).toEqual(draft);
});

test('a time without the other, and what is not chosen, stays out of the address', () => {
  expect(searchOfDraft({ date: '2026-12-12', startTime: 780 })).toEqual({ date: '2026-12-12' });
  expect(searchOfDraft({})).toEqual({});
});

test('a day that does not exist is no choice', () => {
  expect(draftOfSearch({ date: '2026-02-30', arrival: '25:00' })).toEqual({ startTime: null, endTime: null });
});
