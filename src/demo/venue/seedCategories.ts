import type { Tx } from '#server/db/schema.ts';
import { demoCategories } from './demoCategories.ts';
import { demoVenueId } from './demoVenue.ts';

const venueId = demoVenueId;

/** The categories with their products; every product is there. */
export async function seedCategories(tx: Tx): Promise<void> {
  const categories = demoCategories.map(({ id, xplanId, name }, position) => ({
    venueId,
    id,
    xplanId,
    name: JSON.stringify(name),
    position,
  }));
  await tx.insertInto('category').values(categories).execute();
  const listed = demoCategories.flatMap(({ id, products }) =>
    products.map((product, position) => ({ venueId, categoryId: id, productId: product.id, position })),
  );
  await tx.insertInto('categoryProduct').values(listed).execute();
}
