import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { equals, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import type { Database, Db, Tx } from '#server/db/schema.ts';

export type MoneyTaskRow = Omit<Selectable<Database['moneyTask']>, 'venueId' | 'ref'>;

/** Puts money on the list of staff. The same kind of task about the same thing is told once. Amount in cents. */
export async function openMoneyTask(tx: Tx, task: Insertable<Database['moneyTask']>): Promise<void> {
  await tx
    .insertInto('moneyTask')
    .values(task)
    .onConflict((conflict) => conflict.columns(['venueId', 'kind', 'ref']).doNothing())
    .execute();
}

const columns = ['id', 'kind', 'reservationId', 'paymentId', 'amount', 'state', 'at'] as const;

/** A page of the tasks, the newest first. Throws `validation_failed` for unknown filters and sorts. */
export function listMoneyTasks(db: Db, venueId: string, query: ListQuery): Promise<List<MoneyTaskRow>> {
  return readList(db, query, {
    columns: sql`t.id, t.kind, t.reservation_id, t.payment_id, t.amount, t.state, t.at`,
    from: sql`money_task t join reservation r on r.venue_id = t.venue_id and r.id = t.reservation_id`,
    where: sql`t.venue_id = ${venueId}`,
    searched: sql`concat_ws(' ', r.number, t.reservation_id, t.payment_id)`,
    sorts: { at: sql`t.at`, amount: sql`t.amount` },
    defaultSort: '-at',
    filters: { state: equals(sql`t.state`), kind: equals(sql`t.kind`), reservationId: equals(sql`t.reservation_id`) },
    id: sql`t.id`,
  });
}

/** Marks a task as dealt with, also when it was already; `undefined` when the venue has none with this id. */
export function finishMoneyTask(
  db: Db,
  { venueId, id }: { venueId: string; id: string },
): Promise<MoneyTaskRow | undefined> {
  return db
    .updateTable('moneyTask')
    .set({ state: 'done' })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}
