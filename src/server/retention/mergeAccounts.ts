import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { CustomerMergeField } from '#contract/names.ts';
import { formerEmailsOf } from '#domain/people/mergedCustomer.ts';
import { mergedNote } from '#domain/people/staffNote.ts';
import type { CustomerTable } from '#server/db/peopleTables.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Person } from './personalData.repo.ts';

type Fields = CustomerMergeField | 'id' | 'version' | 'note' | 'newsletter' | 'pendingEmail' | 'formerEmails';
export type LockedAccount = Pick<Selectable<CustomerTable>, Fields>;

/** Both until the transaction ends, in one order whoever becomes part of whom. Without who was erased or merged. */
export async function lockAccounts(tx: Tx, venueId: string, ids: readonly string[]): Promise<LockedAccount[]> {
  const { rows } = await sql<LockedAccount>`
    select id, version, email, pending_email, former_emails, first_name, middle_name, last_name, phone, gender, newsletter,
      address, note
    from customer where venue_id = ${venueId} and id in (${sql.join(ids)}) and erased_at is null
    order by id for update`.execute(tx);
  return rows;
}

type Merge = { venueId: string; own: LockedAccount; other: LockedAccount };

/**
 * Everything of the other becomes that of the own account, whose details stay as they are. The other's login ends, and
 * its address is free: who registers with it begins with nothing. Histories keep the id they name.
 */
export async function mergeAccounts(
  tx: Tx,
  { venueId, own, other }: Merge,
): Promise<{ reservations: number; subscriptions: number }> {
  const owned = { own: { venueId, id: own.id }, other: { venueId, id: other.id } };
  await endMails(tx, owned.other, own.id);
  const note = mergedNote(own, other);
  const reservations = await countOf(tx, moved('reservation', owned));
  const subscriptions = await countOf(tx, moved('subscription', owned));
  for (const statement of ends(owned.other)) await statement.execute(tx);
  await sql`update customer set email = md5(id) || '@erased.invalid', pending_email = null, former_emails = '{}',
      email_confirmed_at = null, password_hash = '', first_name = '', middle_name = null, last_name = '', phone = '',
      gender = 'x', newsletter = false, address = null, note = '', erased_at = kuur_now(),
      updated_at = kuur_now(), merged_into = ${own.id}
    where venue_id = ${venueId} and id = ${other.id}`.execute(tx);
  await sql`update customer set merged_into = ${own.id} where venue_id = ${venueId} and merged_into = ${other.id}`.execute(
    tx,
  );
  await sql`update customer c set former_emails = array(select jsonb_array_elements_text(
        ${JSON.stringify(formerEmailsOf(own, other))}::jsonb)), erase_notice_at = null,
      note = ${note}, note_version = c.note_version + (c.note <> ${note})::int,
      created_at = least(c.created_at, o.created_at), last_used_at = greatest(c.last_used_at, o.last_used_at)
    from customer o
    where c.venue_id = ${venueId} and c.id = ${own.id} and o.venue_id = c.venue_id and o.id = ${other.id}`.execute(tx);
  return { reservations, subscriptions };
}

const moved = (table: 'reservation' | 'subscription', { own, other }: { own: Person; other: Person }) =>
  sql`update ${sql.table(table)} set customer_id = ${own.id}
    where venue_id = ${other.venueId} and customer_id = ${other.id}`;

const countOf = async (tx: Tx, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(tx)).numAffectedRows ?? 0n);

/** What was mailed is found with the person from now on; what is still to be mailed about the ended login is not. */
async function endMails(tx: Tx, { venueId, id }: Person, ownId: string): Promise<void> {
  const isOfTheLogin = sql`(payload ->> 'subjectId' = c.id or kind in ('people.resetRequested', 'mail.accountUnused'))`;
  await sql`update job j set payload = payload || jsonb_build_object('subjectId', ${ownId}::text),
      done_at = case when dead_at is null and ${isOfTheLogin} then coalesce(done_at, kuur_now()) else done_at end
    from customer c
    where j.venue_id = ${venueId} and c.venue_id = j.venue_id and c.id = ${id}
      and (payload ->> 'subjectId' = c.id or payload ->> 'email' = any(c.former_emails || c.email || c.pending_email))`.execute(
    tx,
  );
}

function ends({ venueId, id }: Person): RawBuilder<unknown>[] {
  return [
    sql`delete from access_token where venue_id = ${venueId} and kind = 'customer' and subject_id = ${id}`,
    sql`delete from passkey where venue_id = ${venueId} and kind = 'customer' and subject_id = ${id}`,
    sql`delete from passkey_challenge where venue_id = ${venueId} and kind = 'customer' and subject_id = ${id}`,
    sql`delete from mailed_link where venue_id = ${venueId} and subject_kind = 'customer' and subject_id = ${id}`,
  ];
}
