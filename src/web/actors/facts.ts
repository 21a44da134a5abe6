import type { Reservation } from '#contract/names.ts';
import { personsWithProducts } from '#domain/reservation/personsWithProducts.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';
import type { Facts, ReservationFacts } from '#machines/reservation/reservation.types.ts';
import { customerToken } from '#web/api/tokens.ts';
import type { ReservationLoad } from '#web/queries/reservation.ts';

const minute = (time: string | null): number | null => (time === null ? null : parseTime(time));

/** What the machine needs to know of the server's reservation. */
export function reservationFactsOf(reservation: Reservation): ReservationFacts {
  const { id, personCount, startDate, startTime, endTime, persons, session } = reservation;
  const { total, totalPayNow, totalMustPayNow, totalPaid } = reservation;
  return {
    id,
    personCount,
    date: startDate,
    startTime: minute(startTime),
    endTime: minute(endTime),
    personsWithProducts: personsWithProducts(persons),
    userId: session.userId,
    expiresAt: session.expiresAt,
    total,
    totalPayNow,
    totalMustPayNow,
    totalPaid,
  };
}

export function factsOf({ reservation, gone }: ReservationLoad): Facts {
  return {
    reservation: reservation === null ? null : reservationFactsOf(reservation),
    customerLoggedIn: customerToken() !== null,
    gone,
  };
}
