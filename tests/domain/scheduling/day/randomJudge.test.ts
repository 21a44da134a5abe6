import { expect, test } from 'vitest';
import type { Placed } from '#domain/scheduling/day/dayPlan.ts';
import type { RandomVenue, VenueResource } from '#tests/support/planner/randomVenue.types.ts';
import { brokenVenueRules } from '#tests/support/planner/randomVenueRules.ts';
import { canBeBooked, mostBooked } from '#tests/support/planner/randomVenueSearch.ts';
import { at, entry, existing, session, treatment, request } from './exampleDay.ts';

const always = { fromDate: '2026-01-05', weeks: [{ days: [{ weekday: 2, blocks: [{ from: 600, to: 800 }] }] }] };
const resource = (id: string, kindId: VenueResource['kindId'], skillIds: string[]): VenueResource => ({
  id,
  kindId,
  skillIds,
  roster: always,
  changes: [{ kind: 'break', fromDate: '2026-05-12', toDate: '2026-05-12', blocks: [{ from: 700, to: 720 }] }],
  claims: id === 'noor' ? [{ from: 730, to: 800 }] : [],
});
const massage = request('a', [treatment({ bufferAfter: 10 })]);
const steam = request('b', [session('hammam', { duration: 25 }, [615, 640])], { guests: [2] });
const day = request('c', [entry], { guests: [2] });
const requests = [massage, steam, day];
const venue: RandomVenue = {
  date: '2026-05-12',
  now: { today: '2026-05-12', minute: 601 },
  opening: [{ fromMinute: 600, toMinute: 840 }],
  stay: null,
  personCount: 2,
  changingGap: 15,
  resources: [
    resource('mirjam', 'therapist', ['massage']),
    resource('noor', 'therapist', ['massage']),
    resource('room', 'room', []),
  ],
  pools: ['baths', 'hammam'].map((id) => ({ id, free: Array<number>(96).fill(1) })),
  products: [],
  requests,
  existingBookings: [existing('old', 720, { resources: ['noor'] })],
};
const placed = (start: number, end: number, resources: string[] = [], guest = 1): Placed => ({
  product: 0,
  guests: [guest],
  start,
  end,
  resources,
});
const sound = { a: placed(620, 670, ['mirjam', 'room']), b: placed(640, 665, [], 2), c: placed(630, 840, [], 2) };
const judged = (change: Partial<Record<'a' | 'b' | 'c', Placed>>, judgedRequests = requests): string[] =>
  brokenVenueRules(venue, judgedRequests, {
    booked: new Map(Object.entries({ ...sound, ...change }).map(([id, one]) => [id, [one]])),
    refused: [],
  });

test('the judge has nothing against a sound plan', () => {
  expect(judged({})).toEqual([]);
});

test.each<[string, Parameters<typeof judged>, string]>([
  ['a start before now', [{ a: placed(600, 650, ['mirjam', 'room']) }], 'a cannot have product 0 from 600 to 650'],
  ['a start off the grid', [{ a: placed(621, 671, ['mirjam', 'room']) }], 'a cannot have product 0 from 621 to 671'],
  [
    'a treatment that is too short',
    [{ a: placed(620, 665, ['mirjam', 'room']) }],
    'a cannot have product 0 from 620 to 665',
  ],
  [
    'a room as therapist',
    [{ a: placed(620, 670, ['room', 'mirjam']) }],
    'product 0 of a has a resource that cannot serve it',
  ],
  ['a missing room', [{ a: placed(620, 670, ['mirjam']) }], 'product 0 of a lacks a resource'],
  [
    'cleaning in the break',
    [{ a: placed(645, 695, ['mirjam', 'room']) }],
    'product 0 of a holds mirjam off work at 700',
  ],
  ['a claim of others', [{ a: placed(720, 770, ['noor', 'room']) }], 'noor serves claim 0 and product 0 of a at once'],
  [
    'a resource of an existing booking',
    [{ a: placed(720, 770, ['noor', 'room']) }],
    'noor serves existing old and product 0 of a at once',
  ],
  [
    'no time to change',
    [{ a: placed(660, 710, ['mirjam', 'room']) }],
    'guest 1 has existing old and product 0 of a too close',
  ],
  ['a time without a session', [{ b: placed(700, 725, [], 2) }], 'b cannot have product 0 from 700 to 725'],
  ['a stay nobody sells', [{ c: placed(635, 840, [], 2) }], 'c has a stay nobody sells'],
  ['another guest', [{ a: placed(620, 670, ['mirjam', 'room'], 2) }], 'a has 0 for 2'],
  ['another start than the fixed one', [{}, [{ ...massage, ...at(615) }, steam, day]], 'a is not at its fixed start'],
  ['a request without an answer', [{}, [...requests, request('d', [entry])]], 'a,b,c,d was requested, a,b,c answered'],
])('the judge finds %s', (_, [change, requestsOfCase], sentence) => {
  expect(judged(change, requestsOfCase)).toContain(sentence);
});

test('the judge finds a quarter of an hour in which a pool has too many inside', () => {
  const other = { ...steam, id: 'a', guests: [1] };
  expect(judged({ a: placed(615, 640) }, [other, steam, day])).toEqual(['hammam is overfull in quarter 42']);
});

test('the search finds how many guests can be served at most', () => {
  const more = ['d', 'e'].map((id) => ({ ...massage, id, guests: [2] }));
  expect([canBeBooked(venue, massage), canBeBooked(venue, { ...massage, ...at(655) })]).toEqual([true, false]);
  expect(mostBooked(venue, requests)).toBe(3);
  expect(mostBooked(venue, [massage, ...more])).toBe(2);
});
