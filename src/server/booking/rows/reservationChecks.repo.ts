import { sql } from 'kysely';
import { unfinishedStates } from '#server/db/paymentsTables.ts';
import type { Db } from './reservation.types.ts';

export async function sessionIsKnown(db: Db, venueId: string, sessionHash: Uint8Array): Promise<boolean> {
  const row = await db
    .selectFrom('reservation')
    .select('id')
    .where('venueId', '=', venueId)
    .where('sessionHash', '=', Buffer.from(sessionHash))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** By the end of the visit or of its last item, in the venue's zone; false without times. */
export async function visitIsOver(db: Db, { venueId, id }: { venueId: string; id: string }): Promise<boolean> {
  const { rows } = await sql<{ over: boolean | null }>`
    select (r.day + make_interval(mins => coalesce(r.end_minute, (select max(i.end_minute) from reservation_item i
      where i.venue_id = r.venue_id and i.reservation_id = r.id and i.removed_at is null))))
      at time zone v.time_zone <= kuur_now() as over
    from reservation r join venue v on v.venue_id = r.venue_id
    where r.venue_id = ${venueId} and r.id = ${id}`.execute(db);
  return rows[0]?.over ?? false;
}

export async function hasUnfinishedPayment(db: Db, venueId: string, reservationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where('venueId', '=', venueId)
    .where('reservationId', '=', reservationId)
    .where('state', 'in', [...unfinishedStates])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
