import { expect, test } from 'vitest';
import type { BookableProduct } from '#domain/scheduling/day/day.ts';
import { allFit, planRequests } from '#domain/scheduling/day/dayPlan.ts';
import type { Placed } from '#domain/scheduling/day/dayPlan.ts';
import { withPlan } from '#domain/scheduling/day/withPlan.ts';
import { entry, exampleDay, request, session, tea, treatment } from './exampleDay.ts';

test.each([
  ['a therapist with her buffer', treatment({ bufferAfter: 15 }), 600, [600, 650, 660, 665]],
  ['the last place of a session', session('hammam', { duration: 50 }), 610, [590, 600, 650, 660]],
])('%s is planned for one visit and no more for the next', (_, product, start, starts) => {
  const visit = { ...request('a', [product]), preferred: start, isFixed: true };
  const day = exampleDay({ personCount: 1 });
  const plan = planRequests(day, [], [visit]);
  expect(plan.refused).toEqual([]);
  const following = withPlan(day, [visit], plan);
  const isFree = (at: number) => allFit(following, [], [{ ...visit, id: 'b', preferred: at }]);
  expect(starts.filter((at) => allFit(day, [], [{ ...visit, preferred: at }]))).toEqual(
    starts.filter((at) => at >= 600),
  );
  expect(starts.filter(isFree)).toEqual(starts.slice(-1));
});

const room = (id: string) => ({ id, skills: [], works: [], otherClaims: [{ from: 780, to: 840 }] });
const day = exampleDay({
  resources: [room('room 1'), room('room 2')],
  pools: [
    {
      id: 'baths',
      free: [
        { from: 600, to: 720, places: 1 },
        { from: 720, to: 840, places: 5 },
      ],
    },
    { id: 'hammam', free: [{ from: 600, to: 840, places: 3 }] },
  ],
});
const placed = (start: number, end: number, changes: Partial<Placed> = {}): Placed => ({
  product: 0,
  guests: [1],
  start,
  end,
  resources: [],
  ...changes,
});
const next = (products: BookableProduct[], ...places: Placed[]) =>
  withPlan(day, [request('a', products)], { booked: new Map([['a', places]]) });

test('a planned treatment claims its own resources, with the time before and after it, beside what is claimed', () => {
  const product = treatment({ bufferBefore: 5, bufferAfter: 10 });
  const claims = next([product], placed(650, 700, { resources: ['room 2'] })).resources.map((one) => one.otherClaims);
  expect(claims).toEqual([
    [{ from: 780, to: 840 }],
    [
      { from: 780, to: 840 },
      { from: 645, to: 710 },
    ],
  ]);
});

test('a planned session takes its places of its own pool, for each quarter of an hour that it touches', () => {
  const [baths, hammam] = day.pools;
  const { pools } = next([tea, session('baths')], placed(740, 790, { product: 1 }));
  expect(pools).toEqual([{ ...baths, free: [...baths!.free, { from: 735, to: 795, places: 4 }] }, hammam]);
});

test('no pool has fewer places than none, and each part of the day loses its own', () => {
  const { pools } = next(
    [session('baths', { pool: { poolId: 'baths', units: 2, starts: [], weekdays: null } })],
    placed(690, 740),
  );
  expect(pools[0]!.free.slice(2)).toEqual([
    { from: 690, to: 720, places: 0 },
    { from: 720, to: 750, places: 3 },
  ]);
});

test('a session that ends as other hours begin takes no place of those', () => {
  expect(next([session('baths')], placed(675, 720)).pools[0]!.free.slice(2)).toEqual([
    { from: 675, to: 720, places: 0 },
  ]);
});

test('an entry, and a request that is refused, leave the day as it is', () => {
  expect(next([entry], placed(600, 720))).toEqual(day);
  expect(withPlan(day, [request('refused', [treatment()])], { booked: new Map() })).toEqual(day);
});
