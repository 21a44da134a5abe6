import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

type Key = { venueId: string; id: string };

export type RefundToTell = { target: 'payment' | 'giftCard'; reason: string };

/** `null`: unknown, or failed. */
export async function refundToTell(db: Db, { venueId, id }: Key): Promise<RefundToTell | null> {
  const row = await db
    .selectFrom('refund')
    .select(['target', 'reason'])
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .where('state', 'not in', ['failed', 'canceled'])
    .executeTakeFirst();
  return row ?? null;
}

/** No later payment of its reservation, and none was paid. */
export async function isLastFailure(db: Db, { venueId, id }: Key): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`
    select not exists (select from payment o where o.venue_id = p.venue_id and o.reservation_id = p.reservation_id
      and (o.state = 'paid' or (o.created_at, o.id) > (p.created_at, p.id))) as last
    from payment p where p.venue_id = ${venueId} and p.id = ${id}`.execute(db);
  return rows[0]?.last ?? false;
}
