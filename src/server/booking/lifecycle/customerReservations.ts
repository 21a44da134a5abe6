import type { CustomerReservation, Language } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import { localDateAt } from '#domain/values/zonedTime.ts';
import type { Venue } from '#server/http/handlers.ts';
import { comingOfCustomer } from './customerReservations.repo.ts';
import type { NamedReservationRow } from './customerReservations.repo.ts';
import type { ItemRow } from '../rows/reservation.types.ts';
import { itemsOfAll } from '../rows/reservations.repo.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import { personsView } from '../rows/reservationView.ts';

export type CustomerView = { venue: Venue; language: Language };

const most = 200;
const orderTypes = Object.values(FlowType).filter((type) => flowNeeds.isOrderCard({ type }));

/** Confirmed visits from today on in the venue's zone, soonest first, at most 200; no orders. */
export async function comingReservations(
  deps: ReservationDeps,
  { venue, language }: CustomerView,
  customerId: string,
): Promise<CustomerReservation[]> {
  const { venueId, timeZone } = venue;
  const fromDay = localDateAt(deps.clock.now().getTime(), timeZone);
  const rows = await comingOfCustomer(deps.db, { venueId, customerId, fromDay, orderTypes, limit: most });
  const items = await itemsOfAll(
    deps.db,
    venueId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = items.filter(({ reservationId }) => reservationId === row.id);
    return reservationOf(row, own, language);
  });
}

function reservationOf(row: NamedReservationRow, items: ItemRow[], language: Language): CustomerReservation {
  const visit = visitSpan(row, items);
  return {
    id: row.id,
    number: row.number,
    slug: row.slug,
    name: translate(row.flowName, language).text,
    state: row.state,
    personCount: row.personCount,
    persons: personsView(row, items, language),
    startDate: row.day,
    startTime: visit && formatTime(visit.from),
    endTime: visit && formatTime(visit.to),
    total: row.total,
    totalPaid: row.totalPaid,
    refunded: row.refunded,
  };
}
