import type { Product } from '#contract/names.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { cached } from '#server/db/venueCache.ts';
import { imagesById } from './images.service.ts';
import { readProductRows } from './products.repo.ts';
import type { ProductRow } from './products.repo.ts';
import { productView } from './productView.ts';
import type { ProductContext } from './productView.ts';

/** When the house is open. */
export type BlocksOn = (db: Db, venueId: string, date: LocalDate) => Promise<readonly OpeningBlock[]>;

export async function productById(db: Db, venueId: string, id: string, language: Language): Promise<Product | null> {
  const products = await productsById(db, venueId, [id], { language, date: null });
  return products.get(id) ?? null;
}

export async function productsById(
  db: Db,
  venueId: string,
  ids: readonly string[],
  { blocksOn, ...context }: ProductContext & { blocksOn?: BlocksOn },
): Promise<Map<string, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await cached(db, venueId, ['products', ids], () => readProductRows(db, venueId, ids));
  const images = await imagesById(
    db,
    venueId,
    rows.map((row) => row.imageId),
    context.language,
  );
  const imageOf = (id: string | null) => (id === null ? null : (images.get(id) ?? null));
  const { date } = context;
  const open = date !== null && rows.some(dependsOnTime) ? await blocksOn?.(db, venueId, date) : undefined;
  const ofDay = open === undefined ? context : { ...context, open };
  return new Map(rows.map((row) => [row.id, productView(row, imageOf(row.imageId), ofDay)]));
}

const dependsOnTime = ({ priceRules, options }: ProductRow): boolean =>
  [priceRules, ...options.map((option) => option.priceRules)]
    .flat()
    .some(({ fromMinute }) => typeof fromMinute === 'number');
