import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '#server/db/schema.ts';
import { daysAgo } from './outdated.repo.ts';

/** What money, a guest or a mail of staff wrote of a basket: with a row in one of them it stays, without its person. */
export const keepers = [
  'payment',
  'payment_link',
  'payment_exception',
  'ledger_entry',
  'redemption',
  'gift_card',
  'gift_card_entry',
  'subscription_use',
  'guest_arrival',
  'bulk_mail_recipient',
];

/** What goes with it. */
export const parts = ['pool_claim', 'resource_claim', 'reservation_event', 'reservation_item'];

const isKept = sql.join(
  keepers.map(
    (table) =>
      sql`exists (select from ${sql.table(table)} k where k.venue_id = d.venue_id and k.reservation_id = d.id)`,
  ),
  sql` or `,
);

const deletions = (venueId: string): RawBuilder<unknown> =>
  sql.join(
    parts.map(
      (table) => sql`${sql.ref(`gone_${table}`)} as (delete from ${sql.table(table)}
        where venue_id = ${venueId} and reservation_id in (select id from ended))`,
    ),
  );

/** How many were removed, and the last that was looked at, from which the next batch goes on. */
interface Batch {
  removed: number;
  expiresAt: string | null;
  id: string;
}

export const firstBatch: Batch = { removed: 0, expiresAt: '-infinity', id: '' };

/**
 * Looks at `most` baskets that ended without a booking, and removes those that nothing keeps and nobody has locked. Proposals
 * go with the row of the reservation.
 */
export async function removeEndedBaskets(
  tx: Tx,
  { venueId, draftDays, most }: { venueId: string; draftDays: number; most: number },
  { expiresAt, id }: Batch,
): Promise<Batch> {
  const { rows } = await sql<Batch>`
    with due as materialized (
      select d.id, d.expires_at from reservation d
      where d.venue_id = ${venueId} and d.number is null and d.state in ('expired', 'cancelled')
        and d.expires_at < ${daysAgo(draftDays)} and (d.expires_at, d.id) > (${expiresAt}::timestamptz, ${id})
      order by d.expires_at, d.id limit ${most}
    ), ended as materialized (
      select d.id from reservation d
      where d.venue_id = ${venueId} and d.id in (select id from due) and d.number is null
        and d.state in ('expired', 'cancelled') and not (${isKept}) for update skip locked
    ), words as (delete from card_order where venue_id = ${venueId} and item_id in
      (select id from reservation_item where venue_id = ${venueId} and reservation_id in (select id from ended))
    ), history as (delete from history_end
      where venue_id = ${venueId} and chain = 'event' and owner_id in (select id from ended)
    ), ${deletions(venueId)}, gone as (
      delete from reservation where venue_id = ${venueId} and id in (select id from ended) returning id
    ), last as (select expires_at, id from due order by expires_at desc, id desc limit 1)
    select (select count(*) from gone) as removed, (select expires_at::text from last) as expires_at,
      coalesce((select id from last), '') as id`.execute(tx);
  return rows[0]!;
}
