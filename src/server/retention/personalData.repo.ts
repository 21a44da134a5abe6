import { sql } from 'kysely';
import type { PersonalData } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';

export interface Person {
  venueId: string;
  id: string;
}

type Account = { createdAt: Date; formerEmails: string[]; note: string };

/** Null for a person who was erased. */
export async function readAccount(db: Db, { venueId, id }: Person): Promise<Account | null> {
  const { rows } = await sql<Account>`select created_at, former_emails, note from customer
    where venue_id = ${venueId} and id = ${id} and erased_at is null`.execute(db);
  return rows[0] ?? null;
}

/** What the person, or staff for them, wrote at a reservation, also at one that was never booked. */
export async function readRemarks(db: Db, { venueId, id }: Person): Promise<PersonalData['remarks']> {
  const { rows } = await sql<PersonalData['remarks'][number]>`
    select number, day::text as day, comment as remark, note from reservation
    where venue_id = ${venueId} and customer_id = ${id} and (comment <> '' or note <> '')
    order by day, id limit 10000`.execute(db);
  return rows;
}

export async function readCardWords(db: Db, { venueId, id }: Person): Promise<PersonalData['cardWords']> {
  const { rows } = await sql<PersonalData['cardWords'][number]>`
    select r.number, o.sender, o.recipient, o.message, o.recipient_email
    from card_order o
    join reservation_item i on i.venue_id = o.venue_id and i.id = o.item_id
    join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    where o.venue_id = ${venueId} and r.customer_id = ${id}
      and (o.sender <> '' or o.recipient <> '' or o.message <> '' or o.recipient_email is not null)
    order by r.created_at, i.position, i.id limit 10000`.execute(db);
  return rows;
}

export async function readPersonsPayments(db: Db, { venueId, id }: Person): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from reservation r where r.venue_id = ${venueId} and r.customer_id = ${id}
      and exists (select from payment p where p.venue_id = r.venue_id and p.reservation_id = r.id)
    order by r.created_at limit 10000`.execute(db);
  return rows.map((row) => row.id);
}

export async function readLogins(db: Db, { venueId, id }: Person): Promise<PersonalData['logins']> {
  const { rows } = await sql<{ device: string | null; createdAt: Date; lastUsedAt: Date }>`
    select device, created_at, last_used_at from access_token
    where venue_id = ${venueId} and kind = 'customer' and subject_id = ${id} order by created_at limit 10`.execute(db);
  return rows.map(({ device, createdAt, lastUsedAt }) => ({
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}

export async function readPasskeys(db: Db, { venueId, id }: Person): Promise<PersonalData['passkeys']> {
  const { rows } = await sql<{ id: string; name: string; createdAt: Date; lastUsedAt: Date | null }>`
    select id, name, created_at, last_used_at from passkey
    where venue_id = ${venueId} and kind = 'customer' and subject_id = ${id} order by created_at limit 10`.execute(db);
  return rows.map((passkey) => ({
    ...passkey,
    createdAt: passkey.createdAt.toISOString(),
    lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
  }));
}
