import type { Image } from '#contract/names.ts';
import { pointInCrop } from '#domain/catalog/crop.ts';
import type { FocalPoint } from '#domain/catalog/crop.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { ImageSize } from '#server/db/jsonColumns.ts';
import type { Db } from '#server/db/schema.ts';
import { cached } from '#server/db/venueCache.ts';

export async function imagesById(
  db: Db,
  venueId: string,
  ids: readonly (string | null)[],
  language: Language,
): Promise<Map<string, Image>> {
  const uniqueIds = [...new Set(ids.filter((id) => id !== null))];
  if (uniqueIds.length === 0) return new Map();
  const rows = await cached(db, venueId, ['images', uniqueIds], () =>
    db
      .selectFrom('image')
      .select(['id', 'alt', 'sizes', 'focalPoint', 'whole'])
      .where('venueId', '=', venueId)
      .where('id', 'in', uniqueIds)
      .execute(),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      { alt: translate({ nl: '', ...row.alt }, language).text, sizes: row.sizes, ...inSight(row) },
    ]),
  );
}

/** Files that were cut around the point are smaller than the picture it was chosen on. */
function inSight({ focalPoint, whole }: StoredPoint): { focalPoint?: FocalPoint } {
  if (focalPoint === null) return {};
  return { focalPoint: whole === null ? focalPoint : pointInCrop(whole, focalPoint) };
}

type StoredPoint = { focalPoint: FocalPoint | null; whole: ImageSize | null };
