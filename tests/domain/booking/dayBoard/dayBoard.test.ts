import { expect, test } from 'vitest';
import type { BoardDay, BoardItem, BoardReservation } from '#domain/booking/dayBoard/boardDay.ts';
import { dayBoard } from '#domain/booking/dayBoard/dayBoard.ts';
import { boardItem, boardReservation, claimOf, emptyDay } from './boardRows.ts';

const works = [{ from: 600, to: 720 }];

const day: BoardDay = {
  ...emptyDay,
  opening: [{ fromMinute: 600, toMinute: 720 }],
  resources: [
    { id: 'anna', name: 'Anna', role: 'therapist', works, away: [] },
    { id: 'k1', name: 'Kamer 1', role: 'room', works, away: [] },
  ],
  pools: [{ id: 'baden', name: 'Baden', capacities: Array<number>(96).fill(10) }],
  reservations: [boardReservation({})],
  items: [boardItem({})],
  resourceClaims: [claimOf('i', 'anna', 660, 710), claimOf('i', 'k1', 660, 720)],
};

test('a day that nothing is booked on is its times and what the venue has', () => {
  expect(dayBoard({ ...day, items: [], reservations: [], resourceClaims: [] }, 'guests')).toEqual({
    date: '2026-05-16',
    now: { date: '2026-05-15', time: '00:00' },
    opening: [{ from: '10:00', to: '12:00' }],
    occupancyPercent: 0,
    occupancyByHour: [0, 0],
    lanes: [],
    blocks: [],
    unassigned: [],
    moved: [],
    arrivals: [],
    resources: [
      { id: 'anna', name: 'Anna', role: 'therapist' },
      { id: 'k1', name: 'Kamer 1', role: 'room' },
    ],
  });
});

test('each view has its own lanes; how full a day is goes by the rooms between rooms, else by the therapists', () => {
  const views = (['therapists', 'rooms', 'pools', 'guests'] as const).map((by) => {
    const { lanes, occupancyPercent, occupancyByHour } = dayBoard(day, by);
    return [lanes.map(({ id }) => id), occupancyPercent, occupancyByHour];
  });
  expect(views).toEqual([
    [['anna'], 42, [0, 83]],
    [['k1'], 50, [0, 100]],
    [['baden'], 42, [0, 83]],
    [['r-1'], 42, [0, 83]],
  ]);
});

const unassigned = (
  item: Partial<BoardItem>,
  changes: Partial<BoardDay> = {},
  reservation: Partial<BoardReservation> = {},
) =>
  dayBoard(
    { ...day, items: [boardItem(item)], reservations: [boardReservation(reservation)], resourceClaims: [], ...changes },
    'therapists',
  ).unassigned.map(({ id }) => id);

const place = { reservationId: 'r', itemId: 'i', poolId: 'baden', fromBucket: 44, toBucket: 48, units: 1 };

test('an item waits for a place while it holds fewer therapists, rooms and pools than it needs', () => {
  expect(unassigned({ claimCount: 1 })).toEqual(['i']);
  expect(unassigned({ claimCount: 0 })).toEqual([]);
  const oneEach = { resourceClaims: [claimOf('i', 'anna', 660, 710)], poolClaims: [place] };
  expect(unassigned({ claimCount: 2 }, oneEach)).toEqual([]);
  expect(unassigned({ claimCount: 3 }, oneEach)).toEqual(['i']);
});

test('an item whose place is closed waits for another, however much it holds', () => {
  const invalidated = { poolClaims: [place], invalidatedItemIds: new Set(['i']) };
  expect(unassigned({ claimCount: 1 }, invalidated)).toEqual(['i']);
  expect(unassigned({ claimCount: 1 }, { ...invalidated, invalidatedItemIds: new Set(['other']) })).toEqual([]);
});

test('nothing waits for a place once it is over, or its guests have gone or never came', () => {
  const at = (minute: number, today = day.date) => ({ now: { today, minute } });
  expect([at(709), at(710), at(0, '2026-05-17'), at(1000, '2026-05-15')].map((now) => unassigned({}, now))).toEqual([
    ['i'],
    [],
    [],
    ['i'],
  ]);
  const states = ['hold', 'confirmed', 'checked_in', 'completed', 'no_show'] as const;
  expect(states.filter((state) => unassigned({}, {}, { state }).length > 0)).toEqual(['confirmed', 'checked_in']);
});
