import { sql } from 'kysely';
import type { Insertable, Selectable, UpdateObject } from 'kysely';
import type { Database, Db, Tx } from '#server/db/schema.ts';

export type PaymentRow = Selectable<Database['payment']>;

/** States in which money may still come. */
export const unfinishedStates = ['creating', 'open', 'pending', 'authorized'] as const;

export async function insertPayment(tx: Tx, row: Insertable<Database['payment']>): Promise<void> {
  await tx.insertInto('payment').values(row).execute();
}

/** Changes columns of one payment and notes when. */
export async function updatePayment(
  db: Db,
  key: { venueId: string; id: string },
  change: UpdateObject<Database, 'payment'>,
): Promise<void> {
  await db
    .updateTable('payment')
    .set({ ...change, updatedAt: sql<Date>`kuur_now()` })
    .where('venueId', '=', key.venueId)
    .where('id', '=', key.id)
    .execute();
}

export async function paymentById(
  db: Db,
  key: { venueId: string; id: string },
  options: { lock?: boolean } = {},
): Promise<PaymentRow | null> {
  const query = db.selectFrom('payment').selectAll().where('venueId', '=', key.venueId).where('id', '=', key.id);
  return (await (options.lock ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** The payments of a reservation, newest first. */
export async function paymentsOf(db: Db, key: { venueId: string; reservationId: string }): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('venueId', '=', key.venueId)
    .where('reservationId', '=', key.reservationId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Unfinished payments that nobody looked at for so many seconds, the longest forgotten first. */
export async function forgottenPayments(
  db: Db,
  { venueId, seconds, limit }: { venueId: string; seconds: number; limit: number },
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('venueId', '=', venueId)
    .where('state', 'in', [...unfinishedStates])
    .where('updatedAt', '<', sql<Date>`kuur_now() - make_interval(secs => ${seconds})`)
    .orderBy('updatedAt')
    .limit(limit)
    .execute();
}

/** Books money once: the same fact of the provider never counts twice. True when it was new. Amount in cents. */
export async function bookOnce(tx: Tx, row: Insertable<Database['ledgerEntry']>): Promise<boolean> {
  const result = await tx
    .insertInto('ledgerEntry')
    .values(row)
    .onConflict((conflict) => conflict.columns(['venueId', 'paymentId', 'kind', 'providerRef']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1;
}

/** What the ledger says was paid for a reservation and not given back, in cents. */
export async function paidFor(tx: Tx, key: { venueId: string; reservationId: string }): Promise<number> {
  const row = await tx
    .selectFrom('ledgerEntry')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('paid'))
    .where('venueId', '=', key.venueId)
    .where('reservationId', '=', key.reservationId)
    .executeTakeFirstOrThrow();
  return row.paid;
}
