import { expect, test } from 'vitest';
import type { Draft } from '#machines/draft.types.ts';
import { draft, unreservedDraft } from '#machines/reservation/reservation.selectors.ts';
import { facts, flow, reservation, treatments } from '#tests/support/machines/reservationFixtures.ts';
import { runReservation } from '#tests/support/machines/reservationRun.ts';

const chosenBefore: Partial<Draft> = { personCount: 4, date: '2026-05-12', startTime: 600, endTime: 840 };

const draftFor = (input: Parameters<typeof runReservation>[0]): Draft =>
  draft(runReservation(input).actor.getSnapshot());

test('persons, day and times of the address are what the visitor starts with', () => {
  expect(draftFor({ draft: chosenBefore })).toMatchObject(chosenBefore);
  expect(draftFor({ draft: chosenBefore, flow: treatments() })).toMatchObject({ personCount: 4, startTime: null });
});

test.each<[string, Partial<Draft>, Partial<Draft>]>([
  ['more persons than may come', { personCount: 7 }, { personCount: 2 }],
  ['a day that is over', { ...chosenBefore, date: '2026-04-30' }, { date: null, startTime: null }],
  ['a day beyond the horizon', { ...chosenBefore, date: '2026-08-01' }, { date: null, startTime: null }],
  ['a departure before the arrival', { ...chosenBefore, endTime: 540 }, { date: '2026-05-12', startTime: null }],
  ['a part of the day that is not there', { checkinGroupId: 'nacht' }, { checkinGroupId: flow().checkinGroupIds[0]! }],
])('%s in the address is left out', (_what, requested, expected) => {
  expect(draftFor({ draft: requested })).toMatchObject(expected);
});

test('what is reserved counts, whatever the address asks for', () => {
  expect(draftFor({ draft: { personCount: 5 }, facts: facts({ reservation: reservation() }) }).personCount).toBe(
    reservation().personCount,
  );
});

test('the address gets what was chosen, until something is reserved', () => {
  const run = runReservation();
  const chosen = () => unreservedDraft(run.actor.getSnapshot());
  expect(chosen()).toEqual({});
  run.send({ type: 'personCount.changed', personCount: 3 });
  run.send({ type: 'date.chosen', date: '2026-05-12' });
  expect(chosen()).toEqual({ personCount: 3, date: '2026-05-12' });
  run.factsAre(facts({ reservation: reservation() }));
  expect(chosen()).toBeNull();
});
