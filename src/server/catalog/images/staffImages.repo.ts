import { sql } from 'kysely';
import type { UploadedImage } from '#contract/names.ts';
import type { FocalPoint } from '#domain/catalog/crop.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { ImageSize } from '#server/db/jsonColumns.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { isTrue, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Key = { venueId: string; id: string };

export interface StoredFiles {
  sizes: ImageSize[];
  whole: ImageSize;
  storedBytes: number;
}

export interface ImageRow {
  id: string;
  alt: Translated;
  sizes: ImageSize[];
  whole: ImageSize | null;
  focalPoint: FocalPoint | null;
  isUploaded: boolean;
  usedBy: UploadedImage['usedBy'];
  createdAt: Date;
  version: number;
}

const usedBy = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'name', name) order by kind, name, id), '[]')
  from (
    select 'product' as kind, p.id, left(rich_text_words(p.name -> 'nl'), 300) as name
      from product p where p.venue_id = i.venue_id and p.image_id = i.id
    union all
    select 'flow', f.id, left(f.name ->> 'nl', 300) from flow f where f.venue_id = i.venue_id and f.image_id = i.id
    union all
    select 'settings', s.id, s.id
      from venue v, (values ('fallbackImageId'), ('startImageId'), ('logoImageId')) s (id)
      where v.venue_id = i.venue_id and v.branding ->> s.id = i.id
    limit 200) as users)`;

const columns = sql`i.id, i.alt, i.sizes, i.whole, i.focal_point, i.original is not null as is_uploaded, i.created_at, i.version,
  ${usedBy} as used_by`;

export function listImages(db: Db, venueId: string, query: ListQuery): Promise<List<ImageRow>> {
  return readList(db, query, {
    columns,
    from: sql`image i`,
    where: sql`i.venue_id = ${venueId}`,
    searched: sql`i.alt::text`,
    sorts: { createdAt: sql`i.created_at`, alt: sql`lower(coalesce(i.alt ->> 'nl', ''))` },
    defaultSort: '-createdAt',
    filters: { used: isTrue(sql`${usedBy} <> '[]'`), uploaded: isTrue(sql`(i.original is not null)`) },
    id: sql`i.id`,
  });
}

export async function readImage(db: Db, { venueId, id }: Key): Promise<ImageRow | undefined> {
  const { rows } = await sql<ImageRow>`select ${columns} from image i
    where i.venue_id = ${venueId} and i.id = ${id}`.execute(db);
  return rows[0];
}

export async function readOriginal(db: Db, { venueId, id }: Key): Promise<Uint8Array | null> {
  const image = db.selectFrom('image').select('original').where('venueId', '=', venueId).where('id', '=', id);
  return (await image.executeTakeFirst())?.original ?? null;
}

/** Whoever uses the picture meanwhile waits. */
export function lockImage(tx: Tx, { venueId, id }: Key): Promise<{ version: number } | undefined> {
  const image = tx.selectFrom('image').select('version').where('venueId', '=', venueId).where('id', '=', id);
  return image.forUpdate().executeTakeFirst();
}

export async function insertImage(
  tx: Tx,
  { venueId, id }: Key,
  image: StoredFiles & { alt: Translated; focalPoint: FocalPoint | null; original: Uint8Array },
): Promise<void> {
  await tx
    .insertInto('image')
    .values({
      venueId,
      id,
      alt: JSON.stringify(image.alt),
      sizes: JSON.stringify(image.sizes),
      whole: JSON.stringify(image.whole),
      focalPoint: image.focalPoint && JSON.stringify(image.focalPoint),
      original: image.original,
      storedBytes: image.storedBytes,
      createdAt: sql<Date>`kuur_now()`,
    })
    .execute();
}

/** Without files those that are there stay. */
export async function changeImage(
  tx: Tx,
  { venueId, id }: Key,
  change: {
    alt: Translated;
    focalPoint: FocalPoint | null;
    files: StoredFiles | null;
  },
): Promise<void> {
  const { alt, focalPoint, files } = change;
  await tx
    .updateTable('image')
    .set({
      alt: JSON.stringify(alt),
      focalPoint: focalPoint && JSON.stringify(focalPoint),
      version: sql<number>`version + 1`,
      ...(files && {
        sizes: JSON.stringify(files.sizes),
        whole: JSON.stringify(files.whole),
        storedBytes: files.storedBytes,
      }),
    })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
}

export async function removeImage(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('image').where('venueId', '=', venueId).where('id', '=', id).execute();
}

export async function readUsage(db: Db, venueId: string): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::int as count, coalesce(sum(stored_bytes), 0)::float8 as bytes
    from image where venue_id = ${venueId} and original is not null`.execute(db);
  return rows[0] ?? { count: 0, bytes: 0 };
}
