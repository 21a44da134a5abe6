import { sql } from 'kysely';
import type { PromoCode, PromoCodeForm } from '#contract/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { isTrue, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Key = { venueId: string; id: string };

const columns = [
  ...(['id', 'code', 'percent', 'amount', 'fromDate', 'toDate', 'maxUses', 'maxUsesPerCustomer'] as const),
  ...(['flowIds', 'active', 'used', 'version'] as const),
] as const;

export function listCodes(db: Db, venueId: string, query: ListQuery): Promise<List<PromoCode>> {
  return readList(db, query, {
    columns: sql`p.id, p.code, p.percent, p.amount, p.from_date, p.to_date, p.max_uses, p.max_uses_per_customer,
      p.flow_ids, p.active, p.used, p.version`,
    from: sql`promo_code p`,
    where: sql`p.venue_id = ${venueId}`,
    searched: sql`p.code`,
    sorts: { code: sql`p.code`, used: sql`p.used`, toDate: sql`coalesce(p.to_date, 'infinity')` },
    defaultSort: 'code',
    filters: { active: isTrue(sql`p.active`) },
    id: sql`p.id`,
  });
}

export function readCode(db: Db, { venueId, id }: Key, lock = false): Promise<PromoCode | undefined> {
  const query = db.selectFrom('promoCode').select(columns).where('venueId', '=', venueId).where('id', '=', id);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

export function insertCode(tx: Tx, { venueId, id }: Key, form: PromoCodeForm): Promise<PromoCode> {
  return tx
    .insertInto('promoCode')
    .values({ ...form, venueId, id })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function changeCode(tx: Tx, { venueId, id }: Key, form: PromoCodeForm): Promise<PromoCode> {
  return tx
    .updateTable('promoCode')
    .set({ ...form, version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteCode(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('promoCode').where('venueId', '=', venueId).where('id', '=', id).execute();
}

export async function flowsExist(db: Db, venueId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const existingRows = await db
    .selectFrom('flow')
    .select('id')
    .where('venueId', '=', venueId)
    .where('id', 'in', ids)
    .execute();
  return existingRows.length === new Set(ids).size;
}
