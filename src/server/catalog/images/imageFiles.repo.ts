import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';

type Key = { venueId: string; id: string };

export async function insertImageFiles(
  tx: Tx,
  { venueId, id }: Key,
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<void> {
  await tx
    .insertInto('imageFile')
    .values(files.map((file) => ({ venueId, imageId: id, ...file })))
    .execute();
}

/** They are served for another day, to pages that are open; those of earlier days go. */
export async function replaceImageFiles(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx
    .deleteFrom('imageFile')
    .where('venueId', '=', venueId)
    .where('replacedAt', '<', sql<Date>`kuur_now() - interval '1 day'`)
    .execute();
  await tx
    .updateTable('imageFile')
    .set({ replacedAt: sql<Date>`kuur_now()` })
    .where('venueId', '=', venueId)
    .where('imageId', '=', id)
    .where('replacedAt', 'is', null)
    .execute();
}

export async function readImageFile(db: Db, venueId: string, name: string): Promise<Uint8Array | undefined> {
  const file = db.selectFrom('imageFile').select('bytes').where('venueId', '=', venueId).where('name', '=', name);
  return (await file.executeTakeFirst())?.bytes;
}
