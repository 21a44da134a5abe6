import { sql } from 'kysely';
import type { Insertable, Selectable, UpdateObject } from 'kysely';
import type { Database, Db, Tx } from '#server/db/schema.ts';

export type RefundRow = Selectable<Database['refund']>;

export const hasFailed = ({ state }: Pick<RefundRow, 'state'>): boolean => state === 'failed' || state === 'canceled';

export async function insertRefund(tx: Tx, row: Insertable<Database['refund']>): Promise<RefundRow> {
  return tx.insertInto('refund').values(row).returningAll().executeTakeFirstOrThrow();
}

type Key = { venueId: string; id: string };

export async function updateRefund(db: Db, key: Key, change: UpdateObject<Database, 'refund'>): Promise<void> {
  await db
    .updateTable('refund')
    .set({ ...change, updatedAt: sql<Date>`kuur_now()` })
    .where('venueId', '=', key.venueId)
    .where('id', '=', key.id)
    .execute();
}

export async function refundById(db: Db, { venueId, id }: Key): Promise<RefundRow | null> {
  const query = db.selectFrom('refund').selectAll().where('venueId', '=', venueId).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

export async function refundsOf(db: Db, payment: Key): Promise<RefundRow[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('venueId', '=', payment.venueId)
    .where('paymentId', '=', payment.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function chargedBackOf(db: Db, payment: Key): Promise<number> {
  const { chargedBack } = await db
    .selectFrom('ledgerEntry')
    .select(sql<number>`coalesce(-sum(amount), 0)::int`.as('chargedBack'))
    .where('venueId', '=', payment.venueId)
    .where('paymentId', '=', payment.id)
    .where('kind', '=', 'chargeback')
    .executeTakeFirstOrThrow();
  return chargedBack;
}

export async function hasStaffRefund(tx: Tx, key: { venueId: string; reservationId: string }): Promise<boolean> {
  const refund = await tx
    .selectFrom('refund')
    .innerJoin('payment', (join) =>
      join.onRef('payment.venueId', '=', 'refund.venueId').onRef('payment.id', '=', 'refund.paymentId'),
    )
    .select('refund.id')
    .where('refund.venueId', '=', key.venueId)
    .where('payment.reservationId', '=', key.reservationId)
    .where('refund.state', 'not in', ['failed', 'canceled'])
    .where('refund.actor', 'not in', ['system', 'provider'])
    .executeTakeFirst();
  return refund !== undefined;
}

export async function queuedRefunds(tx: Tx, key: { venueId: string; reservationId: string }): Promise<number> {
  const { amount } = await tx
    .selectFrom('refund')
    .innerJoin('payment', (join) =>
      join.onRef('payment.venueId', '=', 'refund.venueId').onRef('payment.id', '=', 'refund.paymentId'),
    )
    .select(sql<number>`coalesce(sum(refund.amount), 0)::int`.as('amount'))
    .where('refund.venueId', '=', key.venueId)
    .where('payment.reservationId', '=', key.reservationId)
    .where('refund.target', '=', 'payment')
    .where('refund.state', '=', 'queued')
    .where('refund.providerId', 'is', null)
    .executeTakeFirstOrThrow();
  return amount;
}

/** Least recently checked first: unsent ones after `unsentSeconds`, others after `sentSeconds`. */
export async function refundsInProgress(
  db: Db,
  query: { venueId: string; unsentSeconds: number; sentSeconds: number; limit: number },
): Promise<RefundRow[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('venueId', '=', query.venueId)
    .where('target', '=', 'payment')
    .where('state', 'in', ['queued', 'pending', 'processing'])
    .where(
      sql<boolean>`updated_at < kuur_now() - make_interval(secs =>
        case when provider_id is null then ${query.unsentSeconds}::int else ${query.sentSeconds}::int end)`,
    )
    .orderBy('updatedAt')
    .limit(query.limit)
    .execute();
}
