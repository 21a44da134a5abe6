import type { CustomerOrder, CustomerReservation, Language } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import { localDateAt } from '#domain/values/zonedTime.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { selfServiceRef } from '#server/mails/selfServiceRef.service.ts';
import type { Venue } from '#server/http/handlers.ts';
import { comingOfCustomer, orderLines, ordersOfCustomer, pastOfCustomer } from './customerReservations.repo.ts';
import type { NamedReservationRow, OrderLine } from './customerReservations.repo.ts';
import type { ItemRow } from '../rows/reservation.types.ts';
import { itemsOfAll } from '../rows/reservations.repo.ts';
import { personsView } from '../rows/reservationView.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';

export type CustomerView = { venue: Pick<Venue, 'venueId' | 'timeZone'>; language: Language };

/** `before`: the id of the last one of the page before. */
export interface HistoryPage {
  before?: string;
  limit?: number;
}

interface HistoryDeps {
  db: Db;
  clock: Clock;
}

const most = 200;
const pageOf = ({ before, limit = 10 }: HistoryPage) => ({ before: before ?? null, limit });
const orderTypes = Object.values(FlowType).filter((type) => flowNeeds.isOrderCard({ type }));

const today = ({ clock }: HistoryDeps, { venue }: CustomerView) => localDateAt(clock.now().getTime(), venue.timeZone);

/** Confirmed visits from today on in the venue's zone, soonest first, at most 200, with the links to their pages; no orders. */
export async function comingReservations(
  deps: HistoryDeps & { secretKeys: SecretKeys },
  view: CustomerView,
  customerId: string,
): Promise<CustomerReservation[]> {
  const of = { venueId: view.venue.venueId, customerId, fromDay: today(deps, view), orderTypes, limit: most };
  const reservations = await reservationsOf(deps, view, await comingOfCustomer(deps.db, of));
  const { venueId } = of;
  return reservations.map((reservation) => ({
    ...reservation,
    ref: selfServiceRef(deps.secretKeys, { venueId, reservationId: reservation.id }),
  }));
}

/** What was booked and is over, cancelled or missed. */
export async function pastReservations(
  deps: HistoryDeps,
  view: CustomerView,
  { customerId, ...page }: { customerId: string } & HistoryPage,
): Promise<CustomerReservation[]> {
  const of = { venueId: view.venue.venueId, customerId, fromDay: today(deps, view), orderTypes, ...pageOf(page) };
  return reservationsOf(deps, view, await pastOfCustomer(deps.db, of));
}

export async function customerOrders(
  { db }: HistoryDeps,
  { venue: { venueId }, language }: CustomerView,
  { customerId, ...page }: { customerId: string } & HistoryPage,
): Promise<CustomerOrder[]> {
  const rows = await ordersOfCustomer(db, { venueId, customerId, orderTypes, ...pageOf(page) });
  const lines = await orderLines(db, { venueId, reservationIds: rows.map(({ id }) => id) });
  return rows.map((row) => orderOf(row, lines, language));
}

async function reservationsOf(
  { db }: HistoryDeps,
  { venue, language }: CustomerView,
  rows: readonly NamedReservationRow[],
): Promise<CustomerReservation[]> {
  const ids = rows.map(({ id }) => id);
  const items = await itemsOfAll(db, venue.venueId, ids);
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

function orderOf(row: NamedReservationRow, lines: readonly OrderLine[], language: Language): CustomerOrder {
  return {
    id: row.id,
    number: row.number,
    slug: row.slug,
    name: translate(row.flowName, language).text,
    state: row.state,
    orderedAt: row.confirmedAt.toISOString(),
    lines: lines
      .filter(({ reservationId }) => reservationId === row.id)
      .map(({ name, price, count }) => ({ name: translate(name, language).text, price, count })),
    total: row.total,
    totalPaid: row.totalPaid,
    refunded: row.refunded,
  };
}
