import type { ReservationFacts } from '#machines/reservationFacts.types.ts';

type Booking = ReservationFacts | null;

export const isSameBooking = (before: Booking, after: Booking): boolean => keyOf(before) === keyOf(after);

function keyOf(reservation: Booking): string {
  if (reservation === null) return '';
  const { id, personCount, date, startTime, endTime, itemMarks } = reservation;
  return JSON.stringify([id, personCount, date, startTime, endTime, itemMarks]);
}
