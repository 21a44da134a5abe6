import type { Category, CategoryForm } from '#contract/names.ts';
import { htmlTexts, richTexts } from '#domain/catalog/htmlTexts.ts';
import type { Db } from '#server/db/schema.ts';
import { expectFound } from '#server/http/expect.ts';
import { readCategory } from './categories.repo.ts';
import type { CategoryContent } from './categories.repo.ts';
import type { Key } from './definition.types.ts';
import { rowViews } from './productList.service.ts';
import { rowsOfCategory } from './productRows.repo.ts';
import type { ListedProduct } from './productRows.repo.ts';

export const categoryContent = ({ name, description, visible }: Omit<CategoryForm, 'productIds'>): CategoryContent => ({
  name: richTexts(name),
  description: richTexts(description),
  visible,
});

export async function categoryView(
  db: Db,
  key: Key,
  shown: (row: ListedProduct) => boolean = () => true,
): Promise<Category> {
  const { name, description, ...row } = expectFound(await readCategory(db, key));
  const products = (await rowsOfCategory(db, key)).filter(shown);
  return {
    ...row,
    name: htmlTexts(name),
    description: htmlTexts(description),
    products: await rowViews(db, key.venueId, products),
  };
}

export const auditedCategory = ({ products, ...category }: Category) => ({
  ...category,
  productIds: products.map(({ id }) => id),
});
