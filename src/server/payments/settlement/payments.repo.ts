import { sql } from 'kysely';
import type { Insertable, Selectable, SelectQueryBuilder, UpdateObject } from 'kysely';
import { unfinishedStates } from '#server/db/paymentsTables.ts';
import type { Database, Db, Tx } from '#server/db/schema.ts';

/**
 * By the database's clock. `isYoung`: our call may still be under way; `isPayable`: for another minute; `isLongOver`:
 * since an hour.
 */
export type PaymentRow = Selectable<Database['payment']> & {
  isYoung: boolean;
  isPayable: boolean;
  isLongOver: boolean;
};

export const selectPayments = (db: Db): SelectQueryBuilder<Database, 'payment', PaymentRow> =>
  db
    .selectFrom('payment')
    .selectAll('payment')
    .select([
      sql<boolean>`payment.created_at > kuur_now() - interval '1 minute'`.as('isYoung'),
      sql<boolean>`coalesce(payment.expires_at > kuur_now() + interval '1 minute', false)`.as('isPayable'),
      sql<boolean>`coalesce(payment.expires_at, payment.created_at) < kuur_now() - interval '1 hour'`.as('isLongOver'),
    ]);

export const isUnfinished = ({ state }: { state: PaymentRow['state'] }): boolean =>
  (unfinishedStates as readonly string[]).includes(state);

export type OpenPayment = PaymentRow & { checkoutUrl: string };

/** Whether a payer can still go to the provider's page with it. */
export const isStillOpen = (payment: PaymentRow): payment is OpenPayment =>
  payment.state === 'open' && payment.isPayable && payment.checkoutUrl !== null;

export async function insertPayment(tx: Tx, row: Insertable<Database['payment']>): Promise<void> {
  await tx.insertInto('payment').values(row).execute();
}

export async function updatePayment(
  db: Db,
  key: { venueId: string; id: string },
  change: UpdateObject<Database, 'payment'>,
  from?: readonly PaymentRow['state'][],
): Promise<void> {
  const query = db
    .updateTable('payment')
    .set({ ...change, updatedAt: sql<Date>`kuur_now()` })
    .where('venueId', '=', key.venueId)
    .where('id', '=', key.id);
  await (from ? query.where('state', 'in', [...from]) : query).execute();
}

export async function paymentById(
  db: Db,
  key: { venueId: string; id: string },
  options: { lock?: boolean } = {},
): Promise<PaymentRow | null> {
  const query = selectPayments(db).where('venueId', '=', key.venueId).where('id', '=', key.id);
  return (await (options.lock ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

export async function paymentByProviderId(db: Db, venueId: string, providerId: string): Promise<PaymentRow | null> {
  const query = selectPayments(db).where('venueId', '=', venueId);
  return (await query.where('providerId', '=', providerId).executeTakeFirst()) ?? null;
}

export const neverCreated = 'never_created';

export const wasNeverCreated = ({ providerId, failureReason }: PaymentRow): boolean =>
  providerId === null && failureReason === neverCreated;

/** The provider retries webhooks for 26 hours; an abandoned payment may appear as long. */
const orphanedSince = sql<Date>`kuur_now() - interval '27 hours'`;

export async function mayHaveOrphans(db: Db, venueId: string): Promise<boolean> {
  const query = db.selectFrom('payment').select('id').where('venueId', '=', venueId).limit(1);
  const creating = await query.where('state', '=', sql.lit('creating')).executeTakeFirst();
  return (creating ?? (await orphaned(query).executeTakeFirst())) !== undefined;
}

export async function orphanedPayments(
  db: Db,
  { venueId, minutes, limit }: { venueId: string; minutes: number; limit: number },
): Promise<PaymentRow[]> {
  const passed = sql`make_interval(mins => ${minutes}::int)`;
  return orphaned(selectPayments(db).where('venueId', '=', venueId))
    .where('createdAt', '<', sql<Date>`kuur_now() - ${passed}`)
    .where('updatedAt', '<', sql<Date>`created_at + ${passed}`)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
}

const orphaned = <Row>(
  query: SelectQueryBuilder<Database, 'payment', Row>,
): SelectQueryBuilder<Database, 'payment', Row> =>
  query
    .where('providerId', 'is', null)
    .where('failureReason', '=', sql.lit(neverCreated))
    .where('createdAt', '>', orphanedSince);

export async function paymentsOf(db: Db, key: { venueId: string; reservationId: string }): Promise<PaymentRow[]> {
  return selectPayments(db)
    .where('venueId', '=', key.venueId)
    .where('reservationId', '=', key.reservationId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function stalePayments(
  db: Db,
  { venueId, seconds, limit }: { venueId: string; seconds: number; limit: number },
): Promise<PaymentRow[]> {
  return selectPayments(db)
    .where('venueId', '=', venueId)
    .where('state', 'in', [...unfinishedStates])
    .where('updatedAt', '<', sql<Date>`kuur_now() - make_interval(secs => ${seconds})`)
    .orderBy('updatedAt')
    .limit(limit)
    .execute();
}

export async function paidPayments(
  db: Db,
  { venueId, days, seconds, limit }: { venueId: string; days: number; seconds: number; limit: number },
): Promise<PaymentRow[]> {
  return selectPayments(db)
    .where('venueId', '=', venueId)
    .where('state', '=', 'paid')
    .where('createdAt', '>', sql<Date>`kuur_now() - make_interval(days => ${days})`)
    .where('updatedAt', '<', sql<Date>`kuur_now() - make_interval(secs => ${seconds})`)
    .orderBy('updatedAt')
    .limit(limit)
    .execute();
}

/** Idempotent per provider fact. True when new. Amount in cents. */
export async function bookOnce(tx: Tx, row: Insertable<Database['ledgerEntry']>): Promise<boolean> {
  const result = await tx
    .insertInto('ledgerEntry')
    .values(row)
    .onConflict((conflict) => conflict.columns(['venueId', 'paymentId', 'kind', 'providerRef']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1;
}

/** Net of the ledger, in cents; `besides`: without this payment. */
export async function paidFor(
  tx: Tx,
  key: { venueId: string; reservationId: string },
  besides?: { id: string },
): Promise<number> {
  const query = tx
    .selectFrom('ledgerEntry')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('paid'))
    .where('venueId', '=', key.venueId)
    .where('reservationId', '=', key.reservationId);
  const filtered = besides ? query.where('paymentId', 'is distinct from', besides.id) : query;
  return (await filtered.executeTakeFirstOrThrow()).paid;
}
