import type { Category, CategoryForm, CategorySummary, CategoryUpdate } from '#contract/names.ts';
import { categoryFormErrors } from '#domain/catalog/forms/productForm.ts';
import { htmlTexts } from '#domain/catalog/htmlTexts.ts';
import type { Tx } from '#server/db/schema.ts';
import { inCheckedTransaction } from '#server/db/transaction.ts';
import { expectUnused, expectValid, expectVersion } from '#server/http/expect.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import type { CatalogDeps } from './catalogDeps.ts';
import {
  changeCategory,
  deleteCategory,
  insertCategory,
  listCategoryRows,
  lockCategory,
  raiseOrderVersion,
  readCategory,
  readOrderVersion,
  usersOfCategory,
} from './categories.repo.ts';
import { writeProductsOf } from './categoryMembers.repo.ts';
import { auditedCategory, categoryContent, categoryView } from './categoryView.ts';
import { categoryOrders } from './categoryOrders.ts';
import type { CategoryOrders } from './categoryOrders.ts';
import { presentProducts } from './presentProducts.repo.ts';
import type { ListedProduct } from './productRows.repo.ts';

export interface CategoriesService extends CategoryOrders {
  list(venueId: string): Promise<{ data: CategorySummary[]; meta: { version: number } }>;
  read(venueId: string, id: string, shown?: (row: ListedProduct) => boolean): Promise<Category>;
  create(venueId: string, form: CategoryForm): Promise<Category>;
  update(venueId: string, id: string, form: CategoryUpdate): Promise<Category>;
  /** Throws `in_use` while a flow shows the category. Its products stay. */
  remove(venueId: string, id: string): Promise<void>;
}

export function makeCategories({ db, newId }: CatalogDeps): CategoriesService {
  const changing = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inCheckedTransaction(db, work);
  return {
    list: async (venueId) => {
      const meta = { version: await readOrderVersion(db, venueId) };
      const rows = await listCategoryRows(db, venueId);
      return { data: rows.map(({ name, ...row }) => ({ ...row, name: htmlTexts(name) })), meta };
    },
    read: (venueId, id, shown) => categoryView(db, { venueId, id }, shown),
    create: (venueId, form) =>
      changing(async (tx) => {
        const key = { venueId, id: newId() };
        await readOrderVersion(tx, venueId, { lock: true });
        await expectForm(tx, venueId, form);
        await insertCategory(tx, key, { xplanId: newId(), content: categoryContent(form) });
        await raiseOrderVersion(tx, venueId);
        await writeProductsOf(tx, key, { from: [], to: form.productIds });
        const after = await categoryView(tx, key);
        await recordChange(tx, { ...key, kind: 'category' }, { action: 'created', after: auditedCategory(after) });
        return after;
      }),
    update: (venueId, id, form) =>
      changing(async (tx) => {
        const key = { venueId, id };
        await lockCategory(tx, key);
        expectVersion(await readCategory(tx, key), form.version);
        await expectForm(tx, venueId, form);
        const before = auditedCategory(await categoryView(tx, key));
        await changeCategory(tx, key, categoryContent(form));
        await writeProductsOf(tx, key, { from: before.productIds, to: form.productIds });
        const after = await categoryView(tx, key);
        await recordChange(
          tx,
          { ...key, kind: 'category' },
          { action: 'changed', before, after: auditedCategory(after) },
        );
        return after;
      }),
    remove: (venueId, id) =>
      changing(async (tx) => {
        const key = { venueId, id };
        await readOrderVersion(tx, venueId, { lock: true });
        await lockCategory(tx, key, { forRemoval: true });
        const before = auditedCategory(await categoryView(tx, key));
        expectUnused(await usersOfCategory(tx, key));
        await writeProductsOf(tx, key, { from: before.productIds, to: [] });
        await deleteCategory(tx, key);
        await raiseOrderVersion(tx, venueId);
        await recordChange(tx, { ...key, kind: 'category' }, { action: 'removed', before });
      }),
    ...categoryOrders(changing),
  };
}

async function expectForm(tx: Tx, venueId: string, form: CategoryForm): Promise<void> {
  const present = await presentProducts(tx, venueId, form.productIds);
  const missing = form.productIds.flatMap((id, index) =>
    present.has(id) ? [] : [{ pointer: `/productIds/${index}`, code: 'not_found' }],
  );
  expectValid([...categoryFormErrors(form), ...missing]);
}
