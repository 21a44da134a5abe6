import type { ProductRow } from '#contract/names.ts';
import { htmlTexts } from '#domain/catalog/htmlTexts.ts';
import type { Db } from '#server/db/schema.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { imagesById } from '../images.service.ts';
import { listProductRows } from './productRows.repo.ts';
import type { ListedProduct } from './productRows.repo.ts';

export async function listProducts(db: Db, venueId: string, query: ListQuery): Promise<List<ProductRow>> {
  const { data, meta } = await listProductRows(db, venueId, query);
  return { data: await rowViews(db, venueId, data), meta };
}

export async function rowViews(db: Db, venueId: string, rows: readonly ListedProduct[]): Promise<ProductRow[]> {
  const images = await imagesById(
    db,
    venueId,
    rows.map(({ imageId }) => imageId),
    'nl',
  );
  return rows.map(({ imageId, type, name, ...row }) => ({
    ...row,
    type: type as ProductRow['type'],
    name: htmlTexts(name),
    image: (imageId === null ? null : images.get(imageId)) ?? null,
  }));
}
