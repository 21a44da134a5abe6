import { expect, test } from 'vitest';
import { arrivals } from '#domain/booking/dayBoard/arrivals.ts';
import type { BoardDay, BoardReservation } from '#domain/booking/dayBoard/boardDay.ts';

const reservation = (number: string): BoardReservation => ({
  id: number,
  number,
  state: 'confirmed',
  personCount: 1,
  startMinute: 600,
  endMinute: 720,
  name: 'Karin Berg',
  hasComment: false,
  totalOpen: 0,
  markedGuests: [],
  expectedMinute: null,
  sequence: 0,
});

const dayOf = (reservations: BoardReservation[]): BoardDay => ({
  date: '2026-05-16',
  now: { today: '2026-05-15', minute: 0 },
  lateMinutes: 15,
  opening: [],
  resources: [],
  pools: [],
  reservations,
  items: [],
  movedAway: [],
  resourceClaims: [],
  poolClaims: [],
  stayClaims: [],
  invalidatedItemIds: new Set(),
});

test('guests of the same name and time keep their order, however they were read', () => {
  const [first, second] = [reservation('AAAA-1111'), reservation('BBBB-2222')];
  const numbers = (rows: BoardReservation[]) => arrivals(dayOf(rows)).map(({ number }) => number);
  expect(numbers([first, second])).toEqual(['AAAA-1111', 'BBBB-2222']);
  expect(numbers([second, first])).toEqual(['AAAA-1111', 'BBBB-2222']);
});
