import { sql } from 'kysely';
import type { Translated } from '#domain/values/translated.ts';
import type { Db, ReservationRow } from '../rows/reservation.types.ts';
import { withFlow } from '../rows/reservations.repo.ts';

export interface NamedReservationRow extends ReservationRow {
  number: string;
  flowName: Translated;
  /** Cents, with what is ordered. */
  refunded: number;
}

const comingStates = ['confirmed', 'checked_in'] as const;

const firstStart = sql`coalesce(reservation.start_minute, (select min(i.start_minute) from reservation_item i
  where i.venue_id = reservation.venue_id and i.reservation_id = reservation.id and i.removed_at is null))`;

const refunded = sql<number>`(select coalesce(sum(f.amount), 0)::int from refund f
  join payment p on p.venue_id = f.venue_id and p.id = f.payment_id
  where p.venue_id = reservation.venue_id and p.reservation_id = reservation.id and f.state not in ('failed', 'canceled'))`;

export async function comingOfCustomer(
  db: Db,
  of: { venueId: string; customerId: string; fromDay: string; orderTypes: number[]; limit: number },
): Promise<NamedReservationRow[]> {
  const rows = await withFlow(db)
    .select(['flow.name as flowName', refunded.as('refunded')])
    .where('reservation.venueId', '=', of.venueId)
    .where('reservation.customerId', '=', of.customerId)
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
