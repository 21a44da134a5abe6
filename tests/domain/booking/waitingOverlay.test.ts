import { expect, test } from 'vitest';
import type { BoardArrival, DayBoard, GuestArrival } from '#contract/names.ts';
import type { ArrivalChange, WaitingArrival } from '#domain/booking/waitingArrivals.ts';
import { boardWithWaiting, guestsWithWaiting, withWaiting } from '#domain/booking/waitingOverlay.ts';

type Shown = Pick<BoardArrival, 'reservationId' | 'state' | 'guestsIn' | 'personCount' | 'minutesLate'>;

const booking: Shown = { reservationId: 'r1', state: 'confirmed', guestsIn: 0, personCount: 2, minutesLate: 12 };

const said = (...changes: ArrivalChange[]): WaitingArrival[] =>
  changes.map((change, at) => ({
    key: `k${at}`,
    staffId: 's1',
    reservationId: 'r1',
    name: 'Van Dam',
    saidAt: 0,
    change,
  }));

const visit = (move: 'checkIn' | 'complete' | 'noShow' | 'undo'): ArrivalChange => ({ kind: 'visit', move });
const comes = (person: number, wristband?: string): ArrivalChange => ({
  kind: 'guests',
  marks: [{ person, from: 'expected', state: 'in', ...(wristband === undefined ? {} : { wristband }) }],
  shares: false,
});

test('a check-in that waits shows everybody in, and taking it back shows them expected', () => {
  expect(withWaiting(booking, said(visit('checkIn')))).toEqual({
    ...booking,
    state: 'checked_in',
    guestsIn: 2,
    minutesLate: 0,
  });
  expect(withWaiting(booking, said(visit('checkIn'), visit('undo')))).toMatchObject({
    state: 'confirmed',
    guestsIn: 0,
  });
  expect(withWaiting(booking, said(visit('noShow')))).toMatchObject({ state: 'no_show', guestsIn: 0 });
});

test('a move that the state does not allow is not shown', () => {
  expect(withWaiting({ ...booking, state: 'completed', guestsIn: 2 }, said(visit('checkIn')))).toMatchObject({
    state: 'completed',
    guestsIn: 2,
  });
});

test('guests who come one by one are counted, and other bookings stay as they are', () => {
  expect(withWaiting(booking, said(comes(1)))).toMatchObject({ state: 'checked_in', guestsIn: 1 });
  expect(withWaiting(booking, said(comes(1), comes(2)))).toMatchObject({ state: 'checked_in', guestsIn: 2 });
  const back: ArrivalChange = { kind: 'guests', marks: [{ person: 1, from: 'in', state: 'expected' }], shares: true };
  expect(withWaiting(booking, said(comes(1), back))).toMatchObject({ state: 'confirmed', guestsIn: 0 });
  const nobody: ArrivalChange = {
    kind: 'guests',
    marks: [1, 2].map((person) => ({ person, from: 'expected' as const, state: 'no_show' as const })),
    shares: false,
  };
  expect(withWaiting(booking, said(nobody))).toMatchObject({ state: 'no_show', guestsIn: 0 });
  expect(withWaiting({ ...booking, reservationId: 'r2' }, said(comes(1)))).toEqual({ ...booking, reservationId: 'r2' });
});

test('each guest has the state and the wristband that were said, without when and by whom', () => {
  const guest = (person: number, state: GuestArrival['state'], wristband: string | null = null): GuestArrival => ({
    person,
    state,
    at: null,
    byId: null,
    byName: null,
    wristband,
  });
  const reservation = { id: 'r1', guests: [guest(1, 'expected'), guest(2, 'in', '7')] };
  expect(guestsWithWaiting(reservation, said(comes(1, '14')))).toEqual([guest(1, 'in', '14'), guest(2, 'in', '7')]);
  expect(guestsWithWaiting(reservation, said(visit('undo')))).toEqual([guest(1, 'expected'), guest(2, 'expected')]);
  expect(guestsWithWaiting({ ...reservation, id: 'r2' }, said(comes(1)))).toEqual(reservation.guests);
});

test('a guest who is said to be in twice is one guest, and one who leaves makes room for another', () => {
  const marks = (...states: ['expected' | 'in', 'expected' | 'in' | 'no_show'][]): ArrivalChange => ({
    kind: 'guests',
    marks: states.map(([from, state], at) => ({ person: at + 1, from, state })),
    shares: true,
  });
  const oneIn = { ...booking, state: 'checked_in' as const, guestsIn: 1 };
  expect(withWaiting(oneIn, said(marks(['in', 'in'])))).toMatchObject({ guestsIn: 1 });
  expect(withWaiting(oneIn, said(marks(['expected', 'expected'])))).toMatchObject({ guestsIn: 1 });
  expect(withWaiting(oneIn, said(marks(['in', 'expected'], ['expected', 'in'])))).toMatchObject({ guestsIn: 1 });
  expect(withWaiting(booking, said(marks(['expected', 'no_show'])))).toMatchObject({ state: 'confirmed' });
  const mixed = marks(['expected', 'no_show'], ['expected', 'expected']);
  expect(withWaiting(booking, said(mixed))).toMatchObject({ state: 'confirmed' });
});

test('a board shows what waits of each of its arrivals, and is the same board where nothing does', () => {
  const board = { arrivals: [booking, { ...booking, reservationId: 'r2' }] } as DayBoard;
  expect(boardWithWaiting(board, [])).toBe(board);
  expect(boardWithWaiting(board, said(comes(1))).arrivals.map(({ guestsIn }) => guestsIn)).toEqual([1, 0]);
});

test('when a guest came stays as it is unless what waits changes that guest', () => {
  const guest = (person: number): GuestArrival => ({
    person,
    state: 'in',
    at: '2026-05-16T09:00:00.000Z',
    byId: 's1',
    byName: 'Mila',
    wristband: '7',
  });
  const reservation = { id: 'r1', guests: [guest(1), guest(2)] };
  const unsigned = { ...guest(1), at: null, byId: null, byName: null };
  expect(guestsWithWaiting(reservation, said(visit('checkIn')))).toEqual(reservation.guests);
  expect(guestsWithWaiting(reservation, said(comes(1)))).toEqual(reservation.guests);
  expect(guestsWithWaiting(reservation, said(comes(1, '14')))).toEqual([{ ...unsigned, wristband: '14' }, guest(2)]);
  const gone = { ...unsigned, state: 'expected' as const, wristband: null };
  expect(guestsWithWaiting(reservation, said(visit('undo')))[0]).toEqual(gone);
  const noBand = [{ ...guest(1), wristband: null }];
  expect(guestsWithWaiting({ id: 'r1', guests: noBand }, said(visit('undo')))[0]).toEqual(gone);
});
