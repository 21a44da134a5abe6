import { mostServed } from '#domain/scheduling/day/mostServed.ts';
import { expect, test } from 'vitest';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import { exampleDay, massageNeed, session, tea, treatment } from './exampleDay.ts';

test('a treatment is given as often as its therapists and rooms have time for it', () => {
  const day = exampleDay();
  expect(mostServed(day, treatment())).toBe(4);
  expect(mostServed(day, treatment({ duration: 50, bufferBefore: 5, bufferAfter: 10 }))).toBe(3);
  const busy = day.resources.map((resource) => ({ ...resource, otherClaims: [{ from: 690, to: 750 }] }));
  expect(mostServed(exampleDay({ resources: busy }), treatment())).toBe(2);
});

test('a session has the places of its starts', () => {
  expect(mostServed(exampleDay(), session('baths', {}, [600, 720]))).toBe(20);
  const pools = [
    {
      id: 'baths',
      free: [
        { from: 600, to: 660, places: 10 },
        { from: 660, to: 840, places: 3 },
      ],
    },
  ];
  expect(mostServed(exampleDay({ pools }), session('baths', { duration: 60 }, [600, 630]))).toBe(13);
  const tuesdayOff = { poolId: 'baths', units: 1, starts: [600], weekdays: [3] };
  expect(mostServed(exampleDay(), treatment({ needs: [], pool: tuesdayOff }))).toBe(0);
});

test('there is no end to what takes no time, or places at any time', () => {
  expect([mostServed(exampleDay(), tea), mostServed(exampleDay(), session('baths'))]).toEqual([Infinity, Infinity]);
});

test('a treatment by two therapists takes time of both', () => {
  const second = { ...exampleDay().resources[0]!, id: 'noor', works: [{ from: 600, to: 740 }] };
  const day = exampleDay({ resources: [...exampleDay().resources, second] });
  expect(mostServed(day, treatment({ needs: [{ ...massageNeed, count: 2 }] }))).toBe(3);
});

const mirjam = exampleDay().resources[0]!;
const timesOfMirjam = (works: Span[], otherClaims: Span[]): number =>
  mostServed(exampleDay({ resources: [{ ...mirjam, works, otherClaims }] }), treatment({ needs: [massageNeed] }));

test.each<[string, number, Span[]]>([
  ['nothing', 4, []],
  [
    'two claims, the later listed first',
    2,
    [
      { from: 700, to: 760 },
      { from: 600, to: 650 },
    ],
  ],
  [
    'a claim and another during it',
    2,
    [
      { from: 600, to: 720 },
      { from: 620, to: 650 },
    ],
  ],
  ['a claim before the roster begins', 4, [{ from: 500, to: 560 }]],
  ['a claim until the roster begins', 4, [{ from: 500, to: 600 }]],
  ['a claim after the roster ends', 4, [{ from: 900, to: 960 }]],
  ['a claim of no time', 4, [{ from: 645, to: 645 }]],
])('the free time of a therapist who has %s is for %i treatments', (_, times, claims) => {
  expect(timesOfMirjam([{ from: 600, to: 840 }], claims)).toBe(times);
});

test('a claim between two blocks of a roster takes no time of either', () => {
  const blocks = [
    { from: 600, to: 700 },
    { from: 780, to: 880 },
  ];
  expect(timesOfMirjam(blocks, [{ from: 720, to: 760 }])).toBe(4);
});

test('a session has the places of its own pool, and only those that are free while it lasts', () => {
  expect(mostServed(exampleDay(), session('hammam', {}, [600, 720]))).toBe(2);
  const pools = [
    {
      id: 'baths',
      free: [
        { from: 600, to: 660, places: 1 },
        { from: 660, to: 720, places: 5 },
        { from: 720, to: 840, places: 2 },
      ],
    },
  ];
  const hourAt = (start: number) => mostServed(exampleDay({ pools }), session('baths', { duration: 60 }, [start]));
  expect([600, 630, 660, 690, 720].map(hourAt)).toEqual([1, 1, 5, 2, 2]);
});

test('a session for which everybody takes two places is for half as many', () => {
  const pools = [{ id: 'baths', free: [{ from: 600, to: 840, places: 5 }] }];
  const pool = { poolId: 'baths', units: 2, starts: [600, 720], weekdays: null };
  expect(mostServed(exampleDay({ pools }), session('baths', { pool }))).toBe(4);
});
