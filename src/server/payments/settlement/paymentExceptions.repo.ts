import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { equals, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import type { Database, Db, Tx } from '#server/db/schema.ts';

export type PaymentExceptionRow = Omit<Selectable<Database['paymentException']>, 'venueId' | 'ref'>;

/** Once per kind and ref; true when new. Amount in cents. */
export async function openPaymentException(
  tx: Tx,
  exception: Insertable<Database['paymentException']>,
): Promise<boolean> {
  const result = await tx
    .insertInto('paymentException')
    .values(exception)
    .onConflict((conflict) => conflict.columns(['venueId', 'kind', 'ref']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows) === 1;
}

const columns = ['id', 'kind', 'reservationId', 'paymentId', 'amount', 'state', 'at', 'reason'] as const;

export function listPaymentExceptions(db: Db, venueId: string, query: ListQuery): Promise<List<PaymentExceptionRow>> {
  return readList(db, query, {
    columns: sql`t.id, t.kind, t.reservation_id, t.payment_id, t.amount, t.state, t.at, t.reason`,
    from: sql`payment_exception t`,
    where: sql`t.venue_id = ${venueId}`,
    sorts: { at: sql`t.at`, amount: sql`t.amount` },
    defaultSort: '-at',
    filters: { state: equals(sql`t.state`), kind: equals(sql`t.kind`), reservationId: equals(sql`t.reservation_id`) },
    id: sql`t.id`,
  });
}

type Key = { venueId: string; id: string };

export function lockPaymentException(tx: Tx, { venueId, id }: Key): Promise<PaymentExceptionRow | undefined> {
  return tx
    .selectFrom('paymentException')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function resolvePaymentException(tx: Tx, { venueId, id }: Key, reason: string): Promise<void> {
  await tx
    .updateTable('paymentException')
    .set({ state: 'done', reason })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
}
