import type { Flow, Reservation } from '#contract/names.ts';
import { itemMarks, timedItemCount } from '#domain/booking/timedItems.ts';
import { personsWithProducts } from '#domain/booking/guests.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';
import type { Facts, ReservationFacts } from '#machines/reservationFacts.types.ts';
import { customerToken } from '#web/api/tokens.ts';
import type { ReservationLoad } from '#web/queries/reservation.ts';

const minute = (time: string | null): number | null => (time === null ? null : parseTime(time));

type WithGroups = Pick<Flow, 'checkinGroups'>;

/** The group whose entry some guest has booked. */
function bookedGroupOf({ checkinGroups }: WithGroups, { persons }: Reservation): string | null {
  const booked = new Set(persons.flatMap((person) => person.products.map((product) => product.xplanId)));
  return checkinGroups.find((group) => booked.has(group.entryProduct.xplanId))?.id ?? null;
}

/** Without a login nobody may see whose the reservation is. */
export function reservationFactsOf(flow: WithGroups, reservation: Reservation): ReservationFacts {
  const { id, personCount, startDate, startTime, endTime, persons, session } = reservation;
  const { checkoutType, total, totalPayNow, totalMayPayNow, totalPaid } = reservation;
  return {
    id,
    personCount,
    date: startDate,
    startTime: minute(startTime),
    endTime: minute(endTime),
    checkinGroupId: bookedGroupOf(flow, reservation),
    personsWithProducts: personsWithProducts(persons),
    timedItemCount: timedItemCount(persons),
    itemMarks: itemMarks(persons),
    userId: customerToken() === null ? null : session.userId,
    expiresAt: session.expiresAt,
    maxExpiresAt: session.maxExpiresAt,
    checkoutType,
    total,
    totalPayNow,
    totalMayPayNow,
    totalPaid,
  };
}

export function factsOf(flow: WithGroups, { reservation, gone }: ReservationLoad): Facts {
  return {
    reservation: reservation === null ? null : reservationFactsOf(flow, reservation),
    customerLoggedIn: customerToken() !== null,
    gone,
  };
}
