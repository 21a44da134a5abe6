import type { Day, ExistingBooking, BookingRequest } from '#domain/scheduling/day/day.ts';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import { expect, test } from 'vitest';
import { at, entry, exampleDay, existing, massageNeed, meal, session, tea, treatment, request } from './exampleDay.ts';

const startsOf = (day: Day, has: ExistingBooking[], requests: BookingRequest[]): Record<string, number[]> =>
  Object.fromEntries(
    [...planRequests(day, has, requests).booked].map(([id, placed]) => [id, placed.map(({ start }) => start)]),
  );

test('what takes no time is booked, beside what does and alone', () => {
  const plan = planRequests(exampleDay(), [], [request('tea', [tea]), request('both', [treatment(), tea])]);
  expect([plan.booked.get('tea'), plan.booked.get('both')?.length, plan.refused]).toEqual([[], 1, []]);
});

test('two of a group never need one place of a pool in the same quarter of an hour', () => {
  const steam = session('hammam', { duration: 25 });
  const two = [request('a', [steam], { preferred: 600 }), request('b', [steam], { guests: [2], preferred: 600 })];
  expect(
    Object.values(startsOf(exampleDay(), [], two))
      .flat()
      .toSorted((a, b) => a - b),
  ).toEqual([600, 630]);
  const own = [request('a', [steam], at(600)), request('b', [session('hammam')], { preferred: 600 })];
  expect(startsOf(exampleDay({ changingGap: 0 }), [], own)).toEqual({ a: [600], b: [630] });
});

test('a room that was given once stays given, also when its product needs no room any more', () => {
  const changed = existing('a', 600, { guests: [2], product: treatment({ needs: [massageNeed] }) });
  const reading = treatment({ needs: [{ kindId: 'room', skillId: null, count: 1 }] });
  expect(startsOf(exampleDay(), [changed], [request('b', [reading], { preferred: 600 })])).toEqual({ b: [650] });
});

test('bookings of a guest that lie too close for the changing gap stay all the same', () => {
  const close = [existing('a', 600), existing('b', 655, { duration: 25 })];
  expect(startsOf(exampleDay(), close, [request('c', [treatment()], { preferred: 600 })])).toEqual({ c: [695] });
  const other = request('d', [treatment()], { guests: [2], preferred: 600 });
  expect(startsOf(exampleDay(), close, [other])).toEqual({ d: [680] });
});

test('a booking off the grid of five minutes stays to the minute', () => {
  const odd = existing('a', 603);
  expect(startsOf(exampleDay(), [odd], [request('b', [treatment()], { guests: [2], preferred: 600 })])).toEqual({
    b: [655],
  });
  expect(startsOf(exampleDay(), [odd], [request('c', [session('baths')], { preferred: 600 })])).toEqual({ c: [670] });
});

test('an entry does not make a request count for more guests than it is for', () => {
  const works = [{ from: 630, to: 680 }];
  const day = exampleDay({ resources: exampleDay().resources.map((one) => ({ ...one, works })) });
  const requests = [
    request('stay', [entry, treatment()], { preferred: 600 }),
    request('massage', [treatment()], { guests: [2], preferred: 630 }),
  ];
  expect(startsOf(day, [], requests)).toEqual({ massage: [630] });
});

test('a meal comes last, but not when somebody else would go without for it', () => {
  const works = [
    { from: 600, to: 650 },
    { from: 780, to: 830 },
  ];
  const day = exampleDay({ resources: exampleDay().resources.map((one) => ({ ...one, works })) });
  const lunch = request('lunch', [treatment(), meal([720])]);
  expect(startsOf(day, [], [lunch])).toEqual({ lunch: [600, 720] });
  const lesson = treatment({ pool: { poolId: 'baths', units: 1, starts: [600], weekdays: null } });
  const early = request('early', [lesson], { guests: [2], preferred: 630 });
  expect(startsOf(day, [], [lunch, early])).toEqual({ lunch: [780, 720], early: [600] });
});

test('what is preferred is preferred for both guests of a request, also when they go one after the other', () => {
  const steam = session('hammam', { duration: 25 });
  const [both] = Object.values(startsOf(exampleDay(), [], [request('a', [steam], { guests: [1, 2], preferred: 700 })]));
  expect(both!.toSorted((a, b) => a - b)).toEqual([680, 705]);
});
