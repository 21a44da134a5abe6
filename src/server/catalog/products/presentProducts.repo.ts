import type { Tx } from '#server/db/schema.ts';

export async function presentProducts(tx: Tx, venueId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('product')
    .select('id')
    .where('venueId', '=', venueId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
