import type { Db, Tx } from '#server/db/schema.ts';
import type { SoldPart, SoldProduct } from './soldProduct.types.ts';
import { readSoldProducts } from './soldProducts.repo.ts';
import type { SoldProductRow } from './soldProducts.repo.ts';

export type { BookableProduct, ProductFacts, SoldProduct } from './soldProduct.types.ts';

type Handle = Db | Tx;

/**
 * The product with this public id when it stands on some page of the flow, by itself or as an option of a group there;
 * `null` when it does not, when it is hidden, and for the group itself. Never throws.
 */
export async function soldOnFlow(
  db: Handle,
  venueId: string,
  flowId: string,
  xplanId: string,
): Promise<SoldProduct | null> {
  const [product] = withParts(await readSoldProducts(db, venueId, { flowId, xplanId }));
  return product ?? null;
}

/** Everything that `soldOnFlow` finds on the pages of the flow, or on one (1 is the index), in no order. Never throws. */
export async function soldProducts(db: Handle, venueId: string, flowId: string, page?: number): Promise<SoldProduct[]> {
  return withParts(await readSoldProducts(db, venueId, { flowId, ...(page === undefined ? {} : { page }) }));
}

/** The visible product with this public id; `null` when there is none, and for a group. Never throws. */
export async function visibleProduct(db: Handle, venueId: string, xplanId: string): Promise<SoldProduct | null> {
  const [product] = withParts(await readSoldProducts(db, venueId, { xplanId }));
  return product ?? null;
}

/** The products with these ids, sold or not, in no order; groups and unknown ids are left out. Never throws. */
export async function plannedProducts(
  db: Handle,
  venueId: string,
  productIds: readonly string[],
): Promise<SoldProduct[]> {
  if (productIds.length === 0) return [];
  return withParts(await readSoldProducts(db, venueId, { productIds }));
}

function withParts(rows: readonly SoldProductRow[]): SoldProduct[] {
  const byId = new Map(rows.map(({ wanted: _, partIds: __, ...product }) => [product.id, product]));
  const partOf = ({ choice, productId }: SoldProductRow['partIds'][number]): SoldPart[] => {
    const product = byId.get(productId);
    return product ? [{ choice, product }] : [];
  };
  return rows.filter((row) => row.wanted).map((row) => ({ ...byId.get(row.id)!, parts: row.partIds.flatMap(partOf) }));
}
