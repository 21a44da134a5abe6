import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RetentionPeriods } from '#domain/people/retention.ts';

/** Changes at most `most` rows, the oldest first where their age has an index; rows that are locked wait for the next run. */
type Sweep = (venueId: string, periods: RetentionPeriods, most: number) => RawBuilder<unknown>;

export const daysAgo = (days: number): RawBuilder<Date> => sql`kuur_now() - make_interval(days => ${days})`;

const venueDay = (venueId: string): RawBuilder<string> =>
  sql`(select (kuur_now() at time zone time_zone)::date from venue where venue_id = ${venueId})`;

/** A customer whose payment still needs people stays where they look. */
const drafts: Sweep = (venueId, { draftDays }, most) => sql`
  update reservation r set customer_id = null, comment = '', note = '' from (
    select id from reservation d
    where venue_id = ${venueId} and number is null and state in ('expired', 'cancelled')
      and (customer_id is not null or comment <> '' or note <> '') and expires_at < ${daysAgo(draftDays)}
      and not exists (select from payment_exception e
        where e.venue_id = d.venue_id and e.reservation_id = d.id and e.state = 'open')
    order by expires_at limit ${most} for update skip locked) as due
  where r.venue_id = ${venueId} and r.id = due.id`;

const remarks: Sweep = (venueId, { remarkDays }, most) => sql`
  update reservation r set comment = '', note = '' from (
    select id from reservation
    where venue_id = ${venueId} and number is not null and (comment <> '' or note <> '')
      and day < ${venueDay(venueId)} - ${remarkDays}::int
    order by day limit ${most} for update skip locked) as due
  where r.venue_id = ${venueId} and r.id = due.id`;

const customersOfBookings: Sweep = (venueId, { taxYears }, most) => sql`
  update reservation r set customer_id = null from (
    select id from reservation
    where venue_id = ${venueId} and number is not null and customer_id is not null
      and day < (${venueDay(venueId)} - make_interval(years => ${taxYears}))::date
    order by day limit ${most} for update skip locked) as due
  where r.venue_id = ${venueId} and r.id = due.id`;

/** A gift card is printed with its words as long as it can be used. */
const giftCardWords: Sweep = (venueId, { draftDays, remarkDays }, most) => sql`
  update card_order o set sender = '', recipient = '', message = '', recipient_email = null from (
    select w.item_id from card_order w
    join reservation_item i on i.venue_id = w.venue_id and i.id = w.item_id
    join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    left join gift_card g on g.venue_id = w.venue_id and g.item_id = w.item_id
    where w.venue_id = ${venueId}
      and (w.sender <> '' or w.recipient <> '' or w.message <> '' or w.recipient_email is not null)
      and (g.usable_to < ${venueDay(venueId)} - ${remarkDays}::int
        or (r.number is null and r.state in ('expired', 'cancelled') and r.expires_at < ${daysAgo(draftDays)})
        or (i.removed_at < ${daysAgo(draftDays)}))
    limit ${most} for update of w skip locked) as due
  where o.venue_id = ${venueId} and o.item_id = due.item_id`;

/** Its mail has gone out or cannot. */
const recipientAddresses: Sweep = (venueId, { remarkDays }, most) => sql`
  update card_order o set recipient_email = null from (
    select w.item_id from card_order w
    join reservation_item i on i.venue_id = w.venue_id and i.id = w.item_id
    join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    where w.venue_id = ${venueId} and w.recipient_email is not null and r.confirmed_at < ${daysAgo(remarkDays)}
    limit ${most} for update of w skip locked) as due
  where o.venue_id = ${venueId} and o.item_id = due.item_id`;

/** Only mails: a refund that could not be sent waits for people. */
const deadLetters: Sweep = (venueId, { deadLetterDays }, most) => sql`
  delete from job where venue_id = ${venueId} and id in (
    select id from job where venue_id = ${venueId} and dead_at < ${daysAgo(deadLetterDays)} and kind like 'mail.%'
    order by dead_at limit ${most} for update skip locked)`;

/** What staff wrote to the guests of a day. Who got it stays, so that nobody gets it again. */
const bulkMailWords: Sweep = (venueId, { remarkDays }, most) => sql`
  update bulk_mail b set words = null from (
    select id from bulk_mail where venue_id = ${venueId} and words is not null and at < ${daysAgo(remarkDays)}
    order by at limit ${most} for update skip locked) as due
  where b.venue_id = ${venueId} and b.id = due.id`;

/** Nobody wears it any more on the day after. */
const wristbands: Sweep = (venueId, _periods, most) => sql`
  update guest_arrival g set wristband = null from (
    select w.reservation_id, w.person from guest_arrival w
    join reservation r on r.venue_id = w.venue_id and r.id = w.reservation_id
    where w.venue_id = ${venueId} and w.wristband is not null and r.day < ${venueDay(venueId)}
    limit ${most} for update of w skip locked) as due
  where g.venue_id = ${venueId} and g.reservation_id = due.reservation_id and g.person = due.person`;

export const sweeps = {
  drafts,
  remarks,
  wristbands,
  customersOfBookings,
  giftCardWords,
  recipientAddresses,
  deadLetters,
  bulkMailWords,
};
