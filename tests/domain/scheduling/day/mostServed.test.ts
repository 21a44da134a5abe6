import { mostServed } from '#domain/scheduling/day/mostServed.ts';
import { expect, test } from 'vitest';
import { exampleDay, session, tea, treatment } from './exampleDay.ts';

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
