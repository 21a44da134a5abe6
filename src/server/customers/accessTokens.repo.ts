import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

const customerDays = 30;

/** A login of a customer; it ends after thirty days. `tokenHash` is SHA-256 of the token. */
export async function insertCustomerToken(
  db: Db,
  token: { venueId: string; tokenHash: Buffer; customerId: string },
): Promise<void> {
  await db
    .insertInto('accessToken')
    .values({
      venueId: token.venueId,
      tokenHash: token.tokenHash,
      kind: 'customer',
      subjectId: token.customerId,
      createdAt: sql<Date>`kuur_now()`,
      expiresAt: sql<Date>`kuur_now() + make_interval(days => ${customerDays})`,
    })
    .execute();
}

/** Whose login this is; `null` when it is unknown, ended or over. */
export async function readTokenCustomer(db: Db, venueId: string, tokenHash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('accessToken')
    .select('subjectId')
    .where('venueId', '=', venueId)
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', 'customer')
    .where(sql<boolean>`expires_at > kuur_now()`)
    .executeTakeFirst();
  return row?.subjectId ?? null;
}

export async function deleteToken(db: Db, venueId: string, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('accessToken').where('venueId', '=', venueId).where('tokenHash', '=', tokenHash).execute();
}
