import { expect, test } from 'vitest';
import { arrivals } from '#domain/booking/dayBoard/arrivals.ts';
import type { BoardDay, BoardReservation } from '#domain/booking/dayBoard/boardDay.ts';
import { boardItem, boardReservation, emptyDay } from './boardRows.ts';

const arrivalsOf = (reservations: BoardReservation[], changes: Partial<BoardDay> = {}) =>
  arrivals({ ...emptyDay, reservations, ...changes });

const arrivalOf = (reservation: Partial<BoardReservation>, changes: Partial<BoardDay> = {}) =>
  arrivalsOf([boardReservation(reservation)], changes)[0];

test('guests of the same name and time keep their order, however they were read', () => {
  const rows = ['AAAA-1111', 'BBBB-2222'].map((number) => boardReservation({ id: number, number }));
  const numbers = (reservations: BoardReservation[]) => arrivalsOf(reservations).map(({ number }) => number);
  expect(numbers(rows)).toEqual(['AAAA-1111', 'BBBB-2222']);
  expect(numbers(rows.toReversed())).toEqual(['AAAA-1111', 'BBBB-2222']);
});

test('guests are in the order of coming, then of their names; who has no time comes last', () => {
  const stay = (id: string, name: string, startMinute: number) =>
    boardReservation({ id, name, startMinute, endMinute: 900 });
  const rows = [
    boardReservation({ id: 'untimed', name: 'Aad' }),
    stay('c', 'Zoë', 600),
    stay('d', 'Bo', 610),
    stay('b', 'Ann', 600),
  ];
  expect(arrivalsOf(rows).map(({ reservationId }) => reservationId)).toEqual(['b', 'c', 'd', 'untimed']);
});

test('an arrival says who comes, for what and when, how many are in, and what is open', () => {
  const guests = [
    { person: 1, state: 'in' as const, wristband: '41' },
    { person: 2, state: 'no_show' as const, wristband: null },
  ];
  const reservation = { state: 'checked_in', personCount: 3, markedGuests: guests, hasComment: true } as const;
  const items = [boardItem({}), boardItem({ id: 'same' }), boardItem({ id: 'lunch', name: 'Lunch', startMinute: 750 })];
  expect(arrivalOf({ ...reservation, totalOpen: 1250, expectedMinute: 675 }, { items })).toEqual({
    reservationId: 'r',
    number: 'AAAA-1111',
    name: 'Karin Berg',
    personCount: 3,
    startTime: '11:00',
    state: 'checked_in',
    detail: 'Massage, Lunch',
    expectedTime: '11:15',
    guestsIn: 1,
    guestsNotCome: 1,
    wristbands: ['41'],
    hasComment: true,
    minutesLate: 0,
    totalOpen: 1250,
  });
});

test('what a guest comes for is what was chosen: no parts of an arrangement, and nothing that checks in', () => {
  const items = [
    boardItem({ name: 'Dag Ontspannen', objectType: 'collection' }),
    boardItem({ id: 'part', name: 'Voetbad', parentId: 'i' }),
    boardItem({ id: 'badjas', name: 'Badjas', checkinType: true }),
  ];
  expect(arrivalOf({}, { items })?.detail).toBe('Dag Ontspannen');
  expect(arrivalOf({}, { items: [boardItem({ name: 'm'.repeat(301) })] })?.detail).toBe('m'.repeat(300));
});

test('what is being booked, or has no number yet, is no arrival', () => {
  expect(arrivalOf({ state: 'hold' })).toBeUndefined();
  expect(arrivalOf({ number: null })).toBeUndefined();
});

test('somebody is late while anybody of the booking is still expected', () => {
  const now = { today: emptyDay.date, minute: 700 };
  const lateOf = (reservation: Partial<BoardReservation>) =>
    arrivalOf({ startMinute: 660, endMinute: 900, personCount: 2, ...reservation }, { now })?.minutesLate;
  const guest = (person: number) => ({ person, state: 'in' as const, wristband: null });
  expect(lateOf({})).toBe(40);
  expect(lateOf({ expectedMinute: 680 })).toBe(20);
  expect(lateOf({ state: 'checked_in', markedGuests: [guest(1)] })).toBe(40);
  expect(lateOf({ state: 'checked_in', markedGuests: [guest(1), guest(2)] })).toBe(0);
  expect(lateOf({ state: 'completed', markedGuests: [guest(1)] })).toBe(0);
});
