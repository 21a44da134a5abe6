import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import { refusalOf } from '#domain/scheduling/day/refusalOf.ts';
import { startsFor } from '#domain/scheduling/day/starts.ts';
import { expect, test } from 'vitest';
import { exampleDay, existing, session, request } from './exampleDay.ts';

const full = Array.from({ length: 12 }, (_, index) => existing(`k${index}`, 600 + index * 30, { duration: 10 }));
const day = exampleDay({ changingGap: 5, blocks: [{ fromMinute: 600, toMinute: 1320 }] });
const late = { preferred: 1020 };

test('a guest who has twelve things gets no more that day, whatever is free', () => {
  const more = request('more', [session('hammam')], late);
  expect(startsFor(day, full, more)).toEqual([]);
  expect(refusalOf(day, full, more)).toBe('guest_busy');
  expect(startsFor(day, full.slice(1), more)).not.toEqual([]);
});

test('the others of the group are planned all the same', () => {
  const both = [
    request('more', [session('hammam')], late),
    request('other', [session('hammam')], { ...late, guests: [2] }),
  ];
  const plan = planRequests(day, full, both);
  expect([[...plan.booked.keys()], plan.refused]).toEqual([['other'], ['more']]);
});

test('of more requests than a day can hold the first ones are planned, after those that are booked already', () => {
  const requests = [
    request('a', [session('hammam')]),
    request('b', [session('hammam')]),
    { ...request('c', [session('hammam')]), isBooked: true },
  ];
  const plan = planRequests(day, full.slice(2), requests);
  expect(plan.refused).toEqual(['b']);
});
