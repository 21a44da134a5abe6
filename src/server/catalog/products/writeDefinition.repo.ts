import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Tx } from '#server/db/schema.ts';
import type { DefinitionRow, Key, ProductContent } from './definition.types.ts';
import { writeCategoriesOf } from './categoryMembers.repo.ts';
import { writePlanning } from './writePlanning.repo.ts';

export async function insertProduct(
  tx: Tx,
  { venueId, id }: Key,
  { objectType, xplanId, content }: Pick<DefinitionRow, 'objectType' | 'xplanId'> & { content: ProductContent },
): Promise<void> {
  await tx
    .insertInto('product')
    .values({ venueId, id, xplanId, objectType, ...columnsOf(content) })
    .execute();
  await writeParts(tx, { venueId, id }, content, null);
}

export async function changeProduct(tx: Tx, key: Key, content: ProductContent, before: ProductContent): Promise<void> {
  await tx
    .updateTable('product')
    .set({ ...columnsOf(content), version: sql<number>`version + 1` })
    .where('venueId', '=', key.venueId)
    .where('id', '=', key.id)
    .execute();
  await writeParts(tx, key, content, before);
}

/** Price rules, planning and places in categories go with it. */
export async function deleteProduct(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('product').where('venueId', '=', venueId).where('id', '=', id).execute();
}

const columnsOf = (content: ProductContent) => ({
  type: content.type,
  name: JSON.stringify(content.name),
  description: JSON.stringify(content.description),
  imageId: content.imageId,
  price: content.price,
  vatRate: content.vatRate,
  paymentMoment: content.paymentMoment,
  depositPercentage: content.depositPercentage,
  visible: content.visible,
  visits: content.visits,
  usableDays: content.usableDays,
});

type Part = keyof ProductContent;

async function writeParts(tx: Tx, key: Key, content: ProductContent, before: ProductContent | null): Promise<void> {
  const differs = (part: Part): boolean => !isDeepStrictEqual(content[part], before?.[part]);
  if (differs('priceRules')) await writeRules(tx, key, content);
  await writePlanning(tx, key, content, differs);
  if (differs('worth')) await writeWorth(tx, key, content);
  if (differs('parts')) await writeCollectionParts(tx, key, content);
  if (differs('options')) await writeOptions(tx, key, content);
  await writeCategoriesOf(tx, key, { from: before?.categoryIds ?? [], to: content.categoryIds });
}

async function writeRules(tx: Tx, { venueId, id }: Key, { priceRules }: ProductContent): Promise<void> {
  await tx.deleteFrom('priceRule').where('venueId', '=', venueId).where('productId', '=', id).execute();
  if (priceRules.length === 0) return;
  const rows = priceRules.map(({ weekdays, ...rule }, position) => ({
    ...rule,
    venueId,
    productId: id,
    position,
    weekdays: weekdays && [...weekdays],
  }));
  await tx.insertInto('priceRule').values(rows).execute();
}

async function writeWorth(tx: Tx, { venueId, id }: Key, { worth }: ProductContent): Promise<void> {
  await tx.deleteFrom('voucherWorth').where('venueId', '=', venueId).where('voucherId', '=', id).execute();
  const rows = worth.map((one) => ({ venueId, voucherId: id, ...one }));
  if (rows.length > 0) await tx.insertInto('voucherWorth').values(rows).execute();
}

async function writeCollectionParts(tx: Tx, { venueId, id }: Key, { parts }: ProductContent): Promise<void> {
  await tx.deleteFrom('collectionPart').where('venueId', '=', venueId).where('collectionId', '=', id).execute();
  const rows = parts.map((part, position) => ({ venueId, collectionId: id, position, ...part }));
  if (rows.length > 0) await tx.insertInto('collectionPart').values(rows).execute();
}

async function writeOptions(tx: Tx, { venueId, id }: Key, { options }: ProductContent): Promise<void> {
  await tx.deleteFrom('productGroupOption').where('venueId', '=', venueId).where('groupId', '=', id).execute();
  const rows = options.map(({ productId, optionName }, position) => ({
    venueId,
    groupId: id,
    position,
    productId,
    optionName: JSON.stringify(optionName),
  }));
  if (rows.length > 0) await tx.insertInto('productGroupOption').values(rows).execute();
}
