import { sql } from 'kysely';
import type { VisibilityForm } from '#contract/names.ts';
import type { Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import type { CatalogDeps } from './catalogDeps.ts';
import { lockProducts } from './definitions.repo.ts';

/** All of them or none; who edits one that changes is told. */
export const setVisibility =
  ({ db }: Pick<CatalogDeps, 'db'>) =>
  (venueId: string, { ids, visible }: VisibilityForm): Promise<void> =>
    inTransaction(db, async (tx) => {
      const rows = await lockProducts(tx, venueId, ids);
      if (rows.length < new Set(ids).size) throw problem('not_found');
      const changing = rows.filter((row) => row.visible !== visible).map(({ id }) => id);
      await writeVisibility(tx, venueId, changing, visible);
      for (const id of changing) {
        const change = { action: 'changed' as const, before: { visible: !visible }, after: { visible } };
        await recordChange(tx, { venueId, kind: 'product', id }, change);
      }
    });

async function writeVisibility(tx: Tx, venueId: string, ids: readonly string[], visible: boolean): Promise<void> {
  await sql`update product set visible = ${visible}, version = version + 1
    where venue_id = ${venueId} and id = any(${[...ids]}::text[])`.execute(tx);
}
