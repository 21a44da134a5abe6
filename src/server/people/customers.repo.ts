import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { CustomerTable } from '#server/db/peopleTables.ts';
import type { Db } from '#server/db/schema.ts';

type CustomerRow = Selectable<CustomerTable>;
export type StoredCustomer = Omit<
  CustomerRow,
  'passwordHash' | 'createdAt' | 'updatedAt' | 'emailConfirmedAt' | 'pendingEmail'
>;
export type CustomerValues = Omit<StoredCustomer, 'venueId' | 'id' | 'language'>;

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
] as const;

const toRow = ({ address, ...values }: CustomerValues) => ({
  ...values,
  address: address === null ? null : JSON.stringify(address),
});

export function readCustomer(db: Db, venueId: string, id: string): Promise<StoredCustomer | undefined> {
  return db
    .selectFrom('customer')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
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
    .executeTakeFirst();
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

/** Violates the unique key (23505) when the e-mail address is in use. */
export function changeCustomer(
  db: Db,
  key: { venueId: string; id: string },
  values: CustomerValues,
): Promise<StoredCustomer | undefined> {
  return db
    .updateTable('customer')
    .set({ ...toRow(values), updatedAt: sql<Date>`kuur_now()` })
    .where('venueId', '=', key.venueId)
    .where('id', '=', key.id)
    .returning(columns)
    .executeTakeFirst();
}
