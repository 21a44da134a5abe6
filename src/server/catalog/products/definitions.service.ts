import type { Tx } from '#server/db/schema.ts';
import { inCheckedTransaction } from '#server/db/transaction.ts';
import { expectUnused } from '#server/http/expect.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import type { CatalogDeps } from './catalogDeps.ts';
import { lockProducts } from './definitions.repo.ts';
import { collectionKind, groupKind, productKind } from './objectKinds.ts';
import type { ObjectKind } from './objectKinds.ts';
import { objectWriter } from './objectWriter.ts';
import { usersOfProduct } from './usersOfProduct.repo.ts';
import { deleteProduct } from './writeDefinition.repo.ts';

/** `update` throws `version_conflict`, `remove` throws `in_use` and says by what. */
export interface Definitions<Form, View> {
  read(venueId: string, id: string): Promise<View>;
  create(venueId: string, form: Form): Promise<View>;
  update(venueId: string, id: string, form: Form & { version: number }): Promise<View>;
  remove(venueId: string, id: string): Promise<void>;
}

export const makeDefinitions = (deps: CatalogDeps) => ({
  products: definitionsOf(deps, productKind),
  collections: definitionsOf(deps, collectionKind),
  groups: definitionsOf(deps, groupKind),
});

function definitionsOf<Form, View extends object>(
  { db, newId }: CatalogDeps,
  kind: ObjectKind<Form, View>,
): Definitions<Form, View> {
  const writer = objectWriter(kind, newId);
  const changing = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inCheckedTransaction(db, work);
  return {
    read: (venueId, id) => writer.read(db, { venueId, id }),
    create: (venueId, form) => changing((tx) => writer.insert(tx, { venueId, id: newId() }, form)),
    update: (venueId, id, form) =>
      changing(async (tx) => {
        await lockProducts(tx, venueId, [id]);
        return writer.change(tx, { venueId, id }, form);
      }),
    remove: (venueId, id) =>
      changing(async (tx) => {
        const key = { venueId, id };
        await lockProducts(tx, venueId, [id], { forRemoval: true });
        const before = await writer.read(tx, key);
        expectUnused(await usersOfProduct(tx, key));
        await deleteProduct(tx, key);
        await recordChange(tx, { ...key, kind: 'product' }, { action: 'removed', before });
      }),
  };
}
