import { sql } from 'kysely';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Key, ObjectType } from './definition.types.ts';

/** What the sheet of products may change. */
export interface SheetContent {
  name: Translated<RichText>;
  price: number;
  vatRate: number;
  depositPercentage: number;
  visible: boolean;
}

export interface SheetProduct extends SheetContent {
  id: string;
  version: number;
  objectType: ObjectType;
}

export async function readSheetProducts(db: Db, venueId: string): Promise<SheetProduct[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'version', 'objectType', 'name', 'price', 'vatRate', 'depositPercentage', 'visible'])
    .where('venueId', '=', venueId)
    .orderBy('id')
    .execute();
  return rows as SheetProduct[];
}

export async function writeSheetProduct(tx: Tx, { venueId, id }: Key, content: SheetContent): Promise<void> {
  await tx
    .updateTable('product')
    .set({ ...content, name: JSON.stringify(content.name), version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
}
