import type { Product } from '#contract/names.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { imagesById } from '#server/images/images.service.ts';
import { textsIn } from '#server/translations.ts';

/** A product as visitors see it, by its id; `null` when the venue has none. */
export async function productById(db: Db, venueId: string, id: string, language: Language): Promise<Product | null> {
  const row = await db
    .selectFrom('product')
    .select(['id', 'xplanId', 'objectType', 'type', 'name', 'description', 'imageId', 'price'])
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const images = await imagesById(db, venueId, [row.imageId], language);
  return {
    id: row.id,
    xplanId: row.xplanId,
    objectType: row.objectType,
    type: row.type as Product['type'],
    image: (row.imageId === null ? null : images.get(row.imageId)) ?? null,
    price: row.price,
    needsTimes: false,
    duration: null,
    guests: 1,
    options: [],
    products: [],
    ...textsIn(language, { name: row.name, description: row.description }),
  };
}
