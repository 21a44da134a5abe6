import { expect, test } from 'vitest';
import type { BoardDay, BoardResource } from '#domain/booking/dayBoard/boardDay.ts';
import { indexBoard } from '#domain/booking/dayBoard/boardIndex.ts';
import { resourceLanes } from '#domain/booking/dayBoard/resourceLanes.ts';
import { boardItem, boardReservation, claimOf, emptyDay } from './boardRows.ts';

const resource = (id: string, role: BoardResource['role'], changes: Partial<BoardResource> = {}): BoardResource => ({
  id,
  name: id.toUpperCase(),
  role,
  works: [{ from: 600, to: 900 }],
  away: [],
  ...changes,
});

const day: BoardDay = {
  ...emptyDay,
  resources: [
    resource('anna', 'therapist'),
    resource('bea', 'therapist'),
    resource('k1', 'room'),
    resource('k2', 'room'),
  ],
  reservations: [boardReservation({})],
  items: [
    boardItem({ id: 'late', startMinute: 780, endMinute: 830 }),
    boardItem({ id: 'early', startMinute: 660, endMinute: 710 }),
    boardItem({ id: 'again', startMinute: 840, endMinute: 890 }),
  ],
  resourceClaims: [
    claimOf('late', 'anna', 780, 830),
    claimOf('late', 'k1', 780, 830),
    claimOf('early', 'anna', 655, 720),
    claimOf('early', 'k2', 660, 710),
    claimOf('again', 'anna', 840, 890),
    claimOf('again', 'k1', 840, 890),
    claimOf('other day', 'anna', 600, 640),
  ],
};

const lanesOf = (rows: BoardDay, role: BoardResource['role']) => resourceLanes(rows, indexBoard(rows), role);

test('each therapist has a lane, open while at work, with the rooms of the day in the order in which they are used', () => {
  expect(lanesOf(day, 'therapist').lanes).toEqual([
    {
      id: 'anna',
      name: 'ANNA',
      detail: 'K2, K1',
      kind: 'resource',
      open: [{ from: '10:00', to: '15:00' }],
      places: [],
      stays: [],
    },
    {
      id: 'bea',
      name: 'BEA',
      detail: '',
      kind: 'resource',
      open: [{ from: '10:00', to: '15:00' }],
      places: [],
      stays: [],
    },
  ]);
});

test('a room says its therapists, a device the rooms that it is used in', () => {
  const withDevice = {
    ...day,
    resources: [...day.resources, resource('laser', 'device')],
    resourceClaims: [...day.resourceClaims, claimOf('early', 'laser', 660, 710)],
  };
  expect(lanesOf(withDevice, 'room').lanes.map(({ id, detail }) => [id, detail])).toEqual([
    ['k1', 'ANNA'],
    ['k2', 'ANNA'],
  ]);
  expect(lanesOf(withDevice, 'device').lanes.map(({ id, detail }) => [id, detail])).toEqual([['laser', 'K2']]);
});

test('a lane has every item that it is claimed for, and the time before and after that its claim takes', () => {
  const blocks = lanesOf(day, 'therapist').blocks.map(({ id, laneId, kind, startTime, endTime, itemId }) => [
    id,
    laneId,
    kind,
    `${startTime}–${endTime}`,
    itemId,
  ]);
  expect(blocks).toEqual([
    ['late:anna', 'anna', 'item', '13:00–13:50', 'late'],
    ['early:anna', 'anna', 'item', '11:00–11:50', 'early'],
    ['early:anna:before', 'anna', 'buffer', '10:55–11:00', 'early'],
    ['early:anna:after', 'anna', 'buffer', '11:50–12:00', 'early'],
    ['again:anna', 'anna', 'item', '14:00–14:50', 'again'],
  ]);
});

test('the time around an item belongs to its booking, and to nothing else', () => {
  const buffer = lanesOf(day, 'therapist').blocks.find(({ kind }) => kind === 'buffer');
  expect(buffer).toEqual({
    id: 'early:anna:before',
    laneId: 'anna',
    kind: 'buffer',
    startTime: '10:55',
    endTime: '11:00',
    title: '',
    subtitle: '',
    itemId: 'early',
    reservationIds: ['r'],
    state: null,
    resourceIds: [],
    personCount: null,
    sequence: null,
    blockedTimeId: null,
  });
});

test('getting ready and cleaning are shown within the day', () => {
  const atNight = {
    ...day,
    items: [boardItem({ startMinute: 5, endMinute: 1435 })],
    resourceClaims: [claimOf('i', 'anna', -10, 1450)],
  };
  expect(lanesOf(atNight, 'therapist').blocks.map(({ startTime, endTime }) => `${startTime}–${endTime}`)).toEqual([
    '00:05–23:55',
    '00:00–00:05',
    '23:55–24:00',
  ]);
});

test('time away is on the lane with its reason, and staff can change only what they blocked on the board', () => {
  const away = [
    { id: 'lunch', kind: 'break' as const, reason: 'Lunch', from: 720, to: 750 },
    {
      id: 'b1',
      kind: 'blocked' as const,
      reason: 'Training',
      from: 760,
      to: 780,
      blockedTime: { id: 'b1', version: 4 },
    },
  ];
  const { blocks } = lanesOf({ ...emptyDay, resources: [resource('anna', 'therapist', { away })] }, 'therapist');
  const times = { subtitle: '', itemId: null, reservationIds: [], state: null, personCount: null, laneId: 'anna' };
  expect(blocks).toEqual([
    {
      ...times,
      id: 'lunch:12:00',
      kind: 'break',
      title: 'Lunch',
      startTime: '12:00',
      endTime: '12:30',
      resourceIds: [],
      sequence: null,
      blockedTimeId: null,
    },
    {
      ...times,
      id: 'b1',
      kind: 'blocked',
      title: 'Training',
      startTime: '12:40',
      endTime: '13:00',
      resourceIds: ['anna'],
      sequence: 4,
      blockedTimeId: 'b1',
    },
  ]);
});
