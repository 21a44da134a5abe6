import { expect, test } from 'vitest';
import type { BoardDay } from '#domain/booking/dayBoard/boardDay.ts';
import { indexBoard } from '#domain/booking/dayBoard/boardIndex.ts';
import { poolLanes } from '#domain/booking/dayBoard/poolLanes.ts';

const day: BoardDay = {
  date: '2026-05-16',
  now: { today: '2026-05-15', minute: 0 },
  lateMinutes: 15,
  opening: [{ fromMinute: 600, toMinute: 810 }],
  resources: [],
  pools: [
    { id: 'baden', name: 'Baden', capacities: Array<number>(96).fill(10) },
    { id: 'zaal', name: 'Zaal', capacities: Array<number>(96).fill(20) },
  ],
  reservations: [],
  items: [],
  movedAway: [],
  resourceClaims: [],
  poolClaims: [],
  stayClaims: [
    { poolId: 'baden', fromBucket: 40, toBucket: 47, units: 3 },
    { poolId: 'baden', fromBucket: 46, toBucket: 52, units: 4 },
  ],
  invalidatedItemIds: new Set(),
};

test('a bath says the most places that stays hold in each hour that it is open, a room without stays nothing', () => {
  const { lanes, blocks } = poolLanes(day, indexBoard(day));
  expect(lanes.map(({ id, stays }) => [id, stays])).toEqual([
    [
      'baden',
      [
        { from: '10:00', to: '11:00', units: 3 },
        { from: '11:00', to: '12:00', units: 7 },
        { from: '12:00', to: '13:00', units: 4 },
        { from: '13:00', to: '14:00', units: 0 },
      ],
    ],
    ['zaal', []],
  ]);
  expect(blocks).toEqual([]);
});
