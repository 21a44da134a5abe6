import { expect, test } from 'vitest';
import type { BoardDay } from '#domain/booking/dayBoard/boardDay.ts';
import { indexBoard } from '#domain/booking/dayBoard/boardIndex.ts';
import { poolLanes } from '#domain/booking/dayBoard/poolLanes.ts';
import { boardItem, boardReservation, emptyDay } from './boardRows.ts';

const day: BoardDay = {
  ...emptyDay,
  opening: [{ fromMinute: 600, toMinute: 810 }],
  pools: [
    { id: 'baden', name: 'Baden', capacities: Array<number>(96).fill(10) },
    { id: 'zaal', name: 'Zaal', capacities: Array<number>(96).fill(20) },
  ],
  stayClaims: [
    { poolId: 'baden', fromBucket: 40, toBucket: 47, units: 3 },
    { poolId: 'baden', fromBucket: 46, toBucket: 52, units: 4 },
  ],
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

test('a pool is open as the venue is, and says its places wherever they change', () => {
  const capacities = Array.from({ length: 96 }, (_none, bucket) => (bucket < 68 ? 10 : 4));
  const rows = { ...day, pools: [{ id: 'baden', name: 'Baden', capacities }], stayClaims: [] };
  expect(poolLanes(rows, indexBoard(rows)).lanes).toEqual([
    {
      id: 'baden',
      name: 'Baden',
      detail: '',
      kind: 'pool',
      open: [{ from: '10:00', to: '13:30' }],
      places: [
        { from: '00:00', to: '17:00', capacity: 10 },
        { from: '17:00', to: '24:00', capacity: 4 },
      ],
      stays: [],
    },
  ]);
});

test('everybody who booked the same session is one block, with the bookings and the places that they take', () => {
  const place = { poolId: 'zaal', fromBucket: 44, toBucket: 48 };
  const [a, b] = ['a', 'b'].map((id) => boardReservation({ id, state: 'no_show' }));
  const items = [
    boardItem({ id: 'a1', reservationId: 'a', name: 'y'.repeat(301) }),
    boardItem({ id: 'a2', reservationId: 'a', person: 2 }),
    boardItem({ id: 'b1', reservationId: 'b' }),
    boardItem({ id: 'later', reservationId: 'b', startMinute: 720, endMinute: 770 }),
    boardItem({ id: 'other', reservationId: 'b', productId: 'yoga' }),
    boardItem({ id: 'longer', reservationId: 'b', endMinute: 720 }),
    boardItem({ id: 'bath', reservationId: 'b' }),
  ];
  const poolClaims = items.map(({ id, reservationId }, at) => ({
    ...place,
    itemId: id,
    reservationId,
    poolId: id === 'bath' ? 'baden' : 'zaal',
    units: at + 1,
  }));
  const rows = {
    ...day,
    reservations: [a!, b!],
    items,
    poolClaims: [...poolClaims, { ...poolClaims[0]!, itemId: 'gone' }],
  };
  const { blocks } = poolLanes(rows, indexBoard(rows));
  expect(blocks.map(({ id, laneId, personCount }) => [id, laneId, personCount])).toEqual([
    ['baden:massage:660:710', 'baden', 7],
    ['zaal:massage:660:710', 'zaal', 6],
    ['zaal:massage:720:770', 'zaal', 4],
    ['zaal:yoga:660:710', 'zaal', 5],
    ['zaal:massage:660:720', 'zaal', 6],
  ]);
  expect(blocks[1]).toEqual({
    id: 'zaal:massage:660:710',
    laneId: 'zaal',
    kind: 'session',
    startTime: '11:00',
    endTime: '11:50',
    title: 'y'.repeat(300),
    subtitle: '',
    itemId: null,
    reservationIds: ['a', 'b'],
    state: 'expected',
    resourceIds: [],
    personCount: 6,
    sequence: null,
    blockedTimeId: null,
  });
});
