import type { Db, Tx } from '#server/db/schema.ts';
import { cached, cachedEach } from '#server/db/venueCache.ts';
import type { SoldPart, SoldProduct } from './soldProduct.types.ts';
import { readSoldProducts } from './soldProducts.repo.ts';
import type { SoldProductRow, SoldProductsKey } from './soldProducts.repo.ts';

export type { BookableProduct, ProductFacts, SoldProduct } from './soldProduct.types.ts';

type Handle = Db | Tx;

/** Null when the product is hidden, a group, or on no page of the flow. */
export async function soldOnFlow(
  db: Handle,
  venueId: string,
  flowId: string,
  xplanId: string,
): Promise<SoldProduct | null> {
  const [product] = await soldBy(db, venueId, { flowId, xplanId });
  return product ?? null;
}

export function soldProducts(
  db: Handle,
  venueId: string,
  flowId: string,
  page?: number,
): Promise<readonly SoldProduct[]> {
  return soldBy(db, venueId, { flowId, ...(page === undefined ? {} : { page }) });
}

export async function visibleProduct(db: Handle, venueId: string, xplanId: string): Promise<SoldProduct | null> {
  const [product] = await soldBy(db, venueId, { xplanId });
  return product ?? null;
}

/** Of a product that the venue has and nobody can book: whoever still looks at it is told so. */
export async function isHiddenProduct(db: Handle, venueId: string, xplanId: string): Promise<boolean> {
  const row = await cached(db, venueId, ['visibility', xplanId], () =>
    db
      .selectFrom('product')
      .select('visible')
      .where('venueId', '=', venueId)
      .where('xplanId', '=', xplanId)
      .executeTakeFirst(),
  );
  return row?.visible === false;
}

export async function plannedProducts(
  db: Handle,
  venueId: string,
  productIds: readonly string[],
): Promise<readonly SoldProduct[]> {
  if (productIds.length === 0) return [];
  return cachedEach(db, venueId, { name: 'planned', ids: productIds }, async (ids) =>
    withParts(await readSoldProducts(db, venueId, { productIds: ids })),
  );
}

const soldBy = (db: Handle, venueId: string, key: SoldProductsKey): Promise<readonly SoldProduct[]> =>
  cached(db, venueId, ['sold', key], async () => withParts(await readSoldProducts(db, venueId, key)));

function withParts(rows: readonly SoldProductRow[]): SoldProduct[] {
  const byId = new Map(rows.map(({ requested: _, partIds: __, ...product }) => [product.id, product]));
  const partOf = ({ choice, productId }: SoldProductRow['partIds'][number]): SoldPart[] => {
    const product = byId.get(productId);
    return product ? [{ choice, product }] : [];
  };
  return rows
    .filter((row) => row.requested)
    .map((row) => ({ ...byId.get(row.id)!, parts: row.partIds.flatMap(partOf) }));
}
