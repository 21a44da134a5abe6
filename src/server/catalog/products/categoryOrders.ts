import type { OrderForm } from '#contract/names.ts';
import type { FieldError } from '#domain/values/fieldErrors.ts';
import type { Tx } from '#server/db/schema.ts';
import { expectValid, expectVersion } from '#server/http/expect.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import {
  changeCategory,
  listCategoryRows,
  lockCategory,
  raiseOrderVersion,
  readCategory,
  readOrderVersion,
  writeCategoryOrder,
} from './categories.repo.ts';
import { writeProductsOf } from './categoryMembers.repo.ts';
import { rowsOfCategory } from './productRows.repo.ts';

/** Of two who order the same list the second is told: `version_conflict`. */
export interface CategoryOrders {
  /** Names every category once. */
  order(venueId: string, form: OrderForm): Promise<void>;
  orderProducts(venueId: string, id: string, form: OrderForm): Promise<void>;
}

type Changing = (work: (tx: Tx) => Promise<void>) => Promise<void>;

export const categoryOrders = (changing: Changing): CategoryOrders => ({
  order: (venueId, { ids, version }) =>
    changing(async (tx) => {
      expectVersion({ version: await readOrderVersion(tx, venueId, { lock: true }) }, version);
      const before = (await listCategoryRows(tx, venueId)).map(({ id }) => id);
      expectValid(orderErrors(before, ids));
      await writeCategoryOrder(tx, venueId, ids);
      await raiseOrderVersion(tx, venueId);
      const change = { action: 'changed' as const, before: { categoryIds: before }, after: { categoryIds: ids } };
      await recordChange(tx, { venueId, kind: 'category', id: 'all' }, change);
    }),
  orderProducts: (venueId, id, { ids, version }) =>
    changing(async (tx) => {
      const key = { venueId, id };
      await lockCategory(tx, key);
      const category = expectVersion(await readCategory(tx, key), version);
      const before = (await rowsOfCategory(tx, key)).map((row) => row.id);
      expectValid(orderErrors(before, ids));
      await changeCategory(tx, key, category);
      await writeProductsOf(tx, key, { from: before, to: ids });
      const change = { action: 'changed' as const, before: { productIds: before }, after: { productIds: ids } };
      await recordChange(tx, { ...key, kind: 'category' }, change);
    }),
});

/** An order names everything once. */
function orderErrors(stored: readonly string[], ids: readonly string[]): FieldError[] {
  const isSame = ids.length === stored.length && stored.every((id) => ids.includes(id));
  return isSame ? [] : [{ pointer: '/ids', code: 'not_allowed' }];
}
