import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { daysAgo } from './outdated.repo.ts';
import type { Sweep } from './outdated.repo.ts';

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
        where venue_id = ${venueId} and reservation_id in (select id from due))`,
    ),
  );

/** Baskets that ended without a booking, whole. Proposals go with the row of the reservation. */
export const endedBaskets: Sweep = (venueId, { draftDays }, most) => sql`
  with due as materialized (
    select d.id from reservation d
    where d.venue_id = ${venueId} and d.number is null and d.state in ('expired', 'cancelled')
      and d.expires_at < ${daysAgo(draftDays)} and not (${isKept})
    order by d.expires_at limit ${most} for update of d skip locked
  ), words as (delete from card_order where venue_id = ${venueId} and item_id in
    (select id from reservation_item where venue_id = ${venueId} and reservation_id in (select id from due))
  ), history as (delete from history_end
    where venue_id = ${venueId} and chain = 'event' and owner_id in (select id from due)
  ), ${deletions(venueId)}
  delete from reservation where venue_id = ${venueId} and id in (select id from due)`;
