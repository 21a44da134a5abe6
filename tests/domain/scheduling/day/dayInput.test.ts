import type { BookingRequest } from '#domain/scheduling/day/day.ts';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import { refusalOf } from '#domain/scheduling/day/refusalOf.ts';
import { startsFor } from '#domain/scheduling/day/starts.ts';
import { expect, test } from 'vitest';
import { exampleDay, existing, meal, request, session, tea, treatment } from './exampleDay.ts';

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

test('a request for more than one guest is refused when one of them has twelve things', () => {
  const shared = request('shared', [session('baths', { guests: 2 })], { ...late, guests: [1, 2] });
  const each = request('each', [session('baths')], { ...late, guests: [2, 1] });
  expect([refusalOf(day, full, shared), refusalOf(day, full, each)]).toEqual(['guest_busy', 'guest_busy']);
  expect(planRequests(day, full.slice(1), [shared]).refused).toEqual([]);
});

test('what takes no time is none of the twelve things', () => {
  const withTea = request('a', [session('hammam'), tea, tea], late);
  expect(planRequests(day, full.slice(1), [withTea]).refused).toEqual([]);
});

const oneMasseur = exampleDay({ blocks: [{ fromMinute: 600, toMinute: 710 }], personCount: 3 });
const long = request('long', [treatment({ duration: 110 })]);
const short = [2, 3].map((guest) => request(`short ${guest}`, [treatment()], { guests: [guest] }));

test('what is booked precedes new requests, even of more guests', () => {
  const refusedBeside = (booked: BookingRequest) => planRequests(oneMasseur, [], [...short, booked]).refused;
  expect(refusedBeside(long)).toEqual(['long']);
  expect(refusedBeside({ ...long, isBooked: true })).toEqual(['short 2', 'short 3']);
});

test('of two requests that are booked, that of more guests stays', () => {
  const booked = [{ ...long, guests: [1], isBooked: true }];
  const shared = { ...request('shared', [treatment({ guests: 2 })], { guests: [2, 3] }), isBooked: true };
  expect(planRequests(oneMasseur, [], [...booked, shared]).refused).toEqual(['long']);
});

test('a meal before the treatment is better than none: starts and reasons know that order too', () => {
  const afternoon = { ...exampleDay().resources[0]!, works: [{ from: 720, to: 840 }] };
  const lunchDay = exampleDay({ resources: [afternoon, exampleDay().resources[1]!] });
  const lunch = request('lunch', [treatment(), meal([630])]);
  expect(refusalOf(lunchDay, [], lunch)).toBeNull();
  expect(startsFor(lunchDay, [], lunch)).toEqual([720, 750, 780]);
});

test('a closed day has no starts and no place', () => {
  const closed = exampleDay({ blocks: [] });
  expect(startsFor(closed, [], request('a', [treatment()]))).toEqual([]);
  expect(planRequests(closed, [], [request('a', [treatment()])]).refused).toEqual(['a']);
});
