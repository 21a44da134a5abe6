import type { ReservationFacts } from './reservation.types.ts';

type Known = ReservationFacts | null;

/** Whether two states of the facts have the same things booked for the same group and day. Never throws. */
export const isSameBooking = (before: Known, after: Known): boolean => keyOf(before) === keyOf(after);

function keyOf(reservation: Known): string {
  if (reservation === null) return '';
  const { id, personCount, date, startTime, endTime, itemMarks } = reservation;
  return JSON.stringify([id, personCount, date, startTime, endTime, itemMarks]);
}
