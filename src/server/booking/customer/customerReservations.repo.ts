import { sql } from 'kysely';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db, ReservationRow } from '../rows/reservation.types.ts';
import { withFlow } from '../rows/reservations.repo.ts';

export interface NamedReservationRow extends ReservationRow {
  number: string;
  confirmedAt: Date;
  flowName: Translated;
  /** Cents, with what is ordered. */
  refunded: number;
}

interface OfCustomer {
  venueId: string;
  customerId: string;
  /** Flows that sell without a date. */
  orderTypes: number[];
}

/** `before`: the id of the last one that was read before. */
interface Page {
  before: string | null;
  limit: number;
}

const comingStates = ['confirmed', 'checked_in'] as const;

const firstStart = sql`coalesce(reservation.start_minute, (select min(i.start_minute) from reservation_item i
  where i.venue_id = reservation.venue_id and i.reservation_id = reservation.id and i.removed_at is null))`;

/** With what is ordered. Expects `reservation`. */
export const refundedCents = sql<number>`(select coalesce(sum(f.amount), 0)::int from refund f
  join payment p on p.venue_id = f.venue_id and p.id = f.payment_id
  where p.venue_id = reservation.venue_id and p.reservation_id = reservation.id and f.state not in ('failed', 'canceled'))`;

const ofCustomer = (db: Db, { venueId, customerId }: OfCustomer) =>
  withFlow(db)
    .select(['flow.name as flowName', refundedCents.as('refunded')])
    .where('reservation.venueId', '=', venueId)
    .where('reservation.customerId', '=', customerId);

export async function comingOfCustomer(
  db: Db,
  of: OfCustomer & { fromDay: string; limit: number },
): Promise<NamedReservationRow[]> {
  const rows = await ofCustomer(db, of)
    .where('reservation.state', 'in', comingStates)
    .where('reservation.day', '>=', of.fromDay)
    .where('flow.type', 'not in', of.orderTypes)
    .orderBy('reservation.day')
    .orderBy(firstStart)
    .orderBy('reservation.id')
    .limit(of.limit)
    .execute();
  return rows as NamedReservationRow[];
}

/** What was booked and is not coming, the latest day first. */
export async function pastOfCustomer(
  db: Db,
  of: OfCustomer & Page & { fromDay: string },
): Promise<NamedReservationRow[]> {
  const { venueId, customerId, before } = of;
  const rows = await ofCustomer(db, of)
    .where('reservation.number', 'is not', null)
    .where('flow.type', 'not in', of.orderTypes)
    .where(({ not, and, eb }) =>
      not(and([eb('reservation.state', 'in', comingStates), eb('reservation.day', '>=', of.fromDay)])),
    )
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(reservation.day, reservation.id) < (select day, id from reservation
          where venue_id = ${venueId} and customer_id = ${customerId} and id = ${before})`,
      ),
    )
    .orderBy('reservation.day', 'desc')
    .orderBy('reservation.id', 'desc')
    .limit(of.limit)
    .execute();
  return rows as NamedReservationRow[];
}

/** Paid orders, newest first. */
export async function ordersOfCustomer(db: Db, of: OfCustomer & Page): Promise<NamedReservationRow[]> {
  const { venueId, customerId, before } = of;
  const rows = await ofCustomer(db, of)
    .where('reservation.number', 'is not', null)
    .where('flow.type', 'in', of.orderTypes)
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(reservation.confirmed_at, reservation.id) < (select confirmed_at, id from reservation
          where venue_id = ${venueId} and customer_id = ${customerId} and id = ${before})`,
      ),
    )
    .orderBy('reservation.confirmedAt', 'desc')
    .orderBy('reservation.id', 'desc')
    .limit(of.limit)
    .execute();
  return rows as NamedReservationRow[];
}

export interface OrderLine {
  reservationId: string;
  name: Translated<RichText>;
  price: number;
  count: number;
}

/** Equal ones once, in the order they were added. */
export async function orderLines(
  db: Db,
  { venueId, reservationIds }: { venueId: string; reservationIds: string[] },
): Promise<OrderLine[]> {
  if (reservationIds.length === 0) return [];
  return db
    .selectFrom('reservationItem')
    .select(['reservationId', 'name', 'price', sql<number>`count(*)::int`.as('count')])
    .where('venueId', '=', venueId)
    .where('reservationId', 'in', reservationIds)
    .where('removedAt', 'is', null)
    .groupBy(['reservationId', 'name', 'price'])
    .orderBy(sql`min(created_at)`)
    .orderBy(sql`min(position)`)
    .execute();
}
