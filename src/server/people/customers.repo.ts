import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { CustomerTable } from '#server/db/peopleTables.ts';
import type { Db } from '#server/db/schema.ts';

type CustomerRow = Selectable<CustomerTable>;
type OfTheAccount =
  | 'passwordHash'
  | 'createdAt'
  | 'updatedAt'
  | 'lastUsedAt'
  | 'eraseNoticeAt'
  | 'erasedAt'
  | 'version'
  | 'formerEmails'
  | 'mergedInto'
  | 'noteVersion';
export type StoredCustomer = Omit<CustomerRow, OfTheAccount>;
export type CustomerValues = Omit<
  StoredCustomer,
  'venueId' | 'id' | 'language' | 'emailConfirmedAt' | 'pendingEmail' | 'note'
>;

const columns = [
  'venueId',
  'id',
  'email',
  'firstName',
  'middleName',
  'lastName',
  'phone',
  'gender',
  'newsletter',
  'address',
  'language',
  'emailConfirmedAt',
  'pendingEmail',
  'note',
] as const;

const toRow = <Values extends Pick<CustomerValues, 'address'>>({ address, ...values }: Values) => ({
  ...values,
  address: address === null ? null : JSON.stringify(address),
});

export function readCustomer(db: Db, venueId: string, id: string): Promise<StoredCustomer | undefined> {
  return db
    .selectFrom('customer')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

export function readCredentials(
  db: Db,
  venueId: string,
  email: string,
): Promise<{ id: string; passwordHash: string } | undefined> {
  return db
    .selectFrom('customer')
    .select(['id', 'passwordHash'])
    .where('venueId', '=', venueId)
    .where('email', '=', email)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

export async function renewHash(
  db: Db,
  key: { venueId: string; id: string },
  { outdated, renewed }: { outdated: string; renewed: string },
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ passwordHash: renewed })
    .where((is) => is.and({ ...key, passwordHash: outdated }))
    .execute();
}

/** False when the e-mail address is in use; nothing is written then. */
export async function insertCustomer(
  db: Db,
  key: { venueId: string; id: string; passwordHash: string; language: string },
  values: CustomerValues,
): Promise<boolean> {
  const insertedRow = await db
    .insertInto('customer')
    .values({ ...key, ...toRow(values) })
    .onConflict((conflict) => conflict.columns(['venueId', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return insertedRow !== undefined;
}

export function changeCustomer(
  db: Db,
  key: { venueId: string; id: string },
  { email: _email, ...values }: CustomerValues,
): Promise<StoredCustomer | undefined> {
  return db
    .updateTable('customer')
    .set({ ...toRow(values), updatedAt: sql<Date>`kuur_now()` })
    .where('venueId', '=', key.venueId)
    .where('id', '=', key.id)
    .returning(columns)
    .executeTakeFirst();
}

/**
 * `email` is confirmed, and replaces the address when it was the pending one. Undefined when it is neither. Violates the
 * unique key (23505) when it is in use.
 */
export async function confirmAddress(
  db: Db,
  key: { venueId: string; id: string },
  email: string,
): Promise<{ email: string; isChanged: boolean } | undefined> {
  const { rows } = await sql<{ isChanged: boolean }>`
    update customer c set email = ${email}, email_confirmed_at = kuur_now(), updated_at = kuur_now(),
      pending_email = nullif(c.pending_email, ${email})
    from customer stored
    where c.venue_id = ${key.venueId} and c.id = ${key.id} and ${email} in (c.email, c.pending_email)
      and stored.venue_id = c.venue_id and stored.id = c.id
    returning stored.email <> c.email as is_changed`.execute(db);
  return rows[0] && { email, ...rows[0] };
}

/** For a customer who is logged in. */
export function readPasswordHash(
  db: Db,
  { venueId, id }: { venueId: string; id: string },
): Promise<{ passwordHash: string } | undefined> {
  return db
    .selectFrom('customer')
    .select('passwordHash')
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function setPendingEmail(db: Db, key: { venueId: string; id: string }, email: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({ pendingEmail: email })
    .where('venueId', '=', key.venueId)
    .where('id', '=', key.id)
    .execute();
}

/**
 * False when `email` is the customer's no more. It counts as confirmed, since its mail was read; a pending one is
 * forgotten.
 */
export async function setPassword(
  db: Db,
  key: { venueId: string; id: string },
  { passwordHash, email }: { passwordHash: string; email: string },
): Promise<boolean> {
  const row = await db
    .updateTable('customer')
    .set({
      passwordHash,
      pendingEmail: null,
      emailConfirmedAt: sql<Date>`coalesce(email_confirmed_at, kuur_now())`,
      updatedAt: sql<Date>`kuur_now()`,
    })
    .where((is) => is.and({ ...key, email }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of a customer who knows the old one. */
export async function replacePassword(
  db: Db,
  { venueId, id }: { venueId: string; id: string },
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ passwordHash, updatedAt: sql<Date>`kuur_now()` })
    .where((is) => is.and({ venueId, id }))
    .execute();
}
