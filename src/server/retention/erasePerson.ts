import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '#server/db/schema.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { comingReservationsOf, isIdleAccount, lockAccount } from './unusedAccounts.repo.ts';

interface Person {
  venueId: string;
  id: string;
}

/**
 * Takes a person out of every table and leaves what was booked and paid: rows, amounts, times and numbers stay. False,
 * and nothing is done, when the person is unknown, erased already or has a visit to come; and, unless it `ignoresCards`,
 * when a card can still be used.
 */
export async function erasePerson(tx: Tx, person: Person, { ignoresCards = false } = {}): Promise<boolean> {
  if (!(await lockAccount(tx, person))) return false;
  const mayGo = ignoresCards ? (await comingReservationsOf(tx, person)).length === 0 : await isIdleAccount(tx, person);
  if (!mayGo) return false;
  const jobIds = await emptyMailJobs(tx, person);
  await enqueue(tx, { venueId: person.venueId, kind: 'mailbox.forget', key: person.id, payload: { jobIds } });
  for (const statement of statementsOf(person)) await statement.execute(tx);
  await recordChange(tx, { ...person, kind: 'customer' }, { action: 'erased' });
  return true;
}

const reservationsOf = ({ venueId, id }: Person): RawBuilder<unknown> =>
  sql`(select r.id from reservation r where r.venue_id = ${venueId} and r.customer_id = ${id})`;

const addressesOf = ({ venueId, id }: Person): RawBuilder<unknown> =>
  sql`(select a.email from customer c, lateral (select unnest(c.former_emails || c.email || c.pending_email)) a(email)
    where c.venue_id = ${venueId} and c.id = ${id} and a.email is not null and not exists (select from customer o
      where o.venue_id = c.venue_id and o.id <> c.id and o.email = a.email))`;

/** Mails to the person and about their orders, whoever receives them. Returns the jobs' ids. */
async function emptyMailJobs(tx: Tx, person: Person): Promise<string[]> {
  const { venueId, id } = person;
  const theirs = reservationsOf(person);
  const { rows } = await sql<{ id: string }>`
    update job set payload = payload - 'email', last_error = null, done_at = case when dead_at is null then
        coalesce(done_at, kuur_now()) end
      where venue_id = ${venueId} and (payload ->> 'subjectId' = ${id} or payload ->> 'email' in ${addressesOf(person)}
        or (kind like 'mail.%' and (payload ->> 'reservationId' in ${theirs}
          or payload ->> 'giftCardId' in (select g.id from gift_card g
            where g.venue_id = ${venueId} and g.reservation_id in ${theirs}))))
      returning id`.execute(tx);
  return rows.map((job) => job.id);
}

/** The addresses are read by the statements on mails and gift cards, so the account itself comes last. */
function statementsOf(person: Person): RawBuilder<unknown>[] {
  const { venueId, id } = person;
  const theirs = reservationsOf(person);
  const theirItems = sql`(select i.id from reservation_item i where i.venue_id = ${venueId} and i.reservation_id in ${theirs})`;
  const byStaff = sql`actor not in ('system', 'provider')`;
  return [
    sql`delete from access_token where venue_id = ${venueId} and kind = 'customer' and subject_id = ${id}`,
    sql`delete from passkey where venue_id = ${venueId} and kind = 'customer' and subject_id = ${id}`,
    sql`delete from passkey_challenge where venue_id = ${venueId} and kind = 'customer' and subject_id = ${id}`,
    sql`delete from mailed_link where venue_id = ${venueId} and subject_kind = 'customer' and subject_id = ${id}`,
    sql`update reservation set comment = '', note = '' where venue_id = ${venueId} and customer_id = ${id}`,
    sql`update guest_arrival set wristband = null where venue_id = ${venueId} and reservation_id in ${theirs}`,
    sql`update reservation_event set data = data - 'reason'
      where venue_id = ${venueId} and reservation_id in ${theirs} and data ? 'reason'`,
    sql`update bulk_mail b set words = null where b.venue_id = ${venueId} and exists (select from bulk_mail_recipient m
        where m.venue_id = b.venue_id and m.bulk_mail_id = b.id and m.reservation_id in ${theirs})
      and not exists (select from bulk_mail_recipient m
        where m.venue_id = b.venue_id and m.bulk_mail_id = b.id and m.reservation_id not in ${theirs})`,
    sql`update card_order set sender = '', recipient = '', message = '', recipient_email = null
      where venue_id = ${venueId} and item_id in ${theirItems}`,
    sql`update refund set reason = '' where venue_id = ${venueId} and ${byStaff}
      and payment_id in (select p.id from payment p where p.venue_id = ${venueId} and p.reservation_id in ${theirs})`,
    sql`update payment_exception set reason = '' where venue_id = ${venueId} and reservation_id in ${theirs}`,
    sql`update ledger_entry set reason = '' where venue_id = ${venueId} and ${byStaff} and kind not in ('desk', 'deskRefund')
      and reservation_id in ${theirs}`,
    sql`update gift_card_entry set reason = '' where venue_id = ${venueId} and ${byStaff} and (reservation_id in ${theirs}
      or gift_card_id in (select g.id from gift_card g where g.venue_id = ${venueId} and g.reservation_id in ${theirs}))`,
    sql`update subscription_correction set reason = '' where venue_id = ${venueId} and subscription_id in
      (select s.id from subscription s where s.venue_id = ${venueId} and s.customer_id = ${id})`,
    sql`update card_order set recipient_email = null where venue_id = ${venueId} and recipient_email in ${addressesOf(person)}`,
    sql`update customer set email = md5(id) || '@erased.invalid', pending_email = null, former_emails = '{}', email_confirmed_at = null,
        password_hash = '', first_name = '', middle_name = null, last_name = '', phone = '', gender = 'x',
        newsletter = false, address = null, note = '', erased_at = kuur_now(), updated_at = kuur_now()
      where venue_id = ${venueId} and id = ${id}`,
  ];
}
