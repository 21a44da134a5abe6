import type { BoardArrival } from '#contract/names.ts';
import { groupBy } from '../../values/groupBy.ts';
import { formatTime } from '../../values/timeOfDay.ts';
import { guestStates, mayMarkGuests } from '../guestArrivals.ts';
import { latenessOf } from '../lateness.ts';
import { visitSpan } from '../timedItems.ts';
import type { BoardDay, BoardItem, BoardReservation } from './boardDay.ts';

/** Everybody who booked the day, in the order of coming; who has no time comes last. */
export function arrivals(day: BoardDay): BoardArrival[] {
  const itemsByReservation = groupBy(day.items, ({ reservationId }) => reservationId);
  return day.reservations
    .flatMap((reservation) => arrivalOf(reservation, itemsByReservation.get(reservation.id) ?? [], day) ?? [])
    .toSorted(inOrder);
}

const inOrder = (a: BoardArrival, b: BoardArrival): number =>
  (a.startTime ?? '99').localeCompare(b.startTime ?? '99') ||
  a.name.localeCompare(b.name) ||
  a.number.localeCompare(b.number);

function arrivalOf(reservation: BoardReservation, items: readonly BoardItem[], day: BoardDay): BoardArrival | null {
  const { id, number, state, expectedMinute: expected } = reservation;
  if (number === null || state === 'hold') return null;
  const from = visitSpan(reservation, items)?.from ?? null;
  const guests = guestStates(reservation, reservation.markedGuests);
  const someExpected = mayMarkGuests(state) && guests.includes('expected');
  const names = items.filter((item) => item.parentId === null && !item.checkinType).map(({ name }) => name);
  return {
    reservationId: id,
    number,
    name: reservation.name,
    personCount: reservation.personCount,
    startTime: from === null ? null : formatTime(from),
    state,
    detail: [...new Set(names)].join(', ').slice(0, 300),
    expectedTime: expected === null ? null : formatTime(expected),
    guestsIn: guests.filter((guest) => guest === 'in').length,
    guestsNotCome: guests.filter((guest) => guest === 'no_show').length,
    wristbands: reservation.markedGuests.flatMap(({ wristband }) => wristband ?? []),
    hasComment: reservation.hasComment,
    minutesLate: someExpected ? latenessOf({ booked: from, expected }, day) : 0,
    totalOpen: reservation.totalOpen,
  };
}
