import type {
  Collection,
  CollectionForm,
  Image,
  ProductDefinition,
  ProductForm,
  ProductGroup,
  ProductGroupForm,
} from '#contract/names.ts';
import { collectionErrors, groupErrors, productErrors } from '#domain/catalog/forms/productForm.ts';
import type { FieldError } from '#domain/values/fieldErrors.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inCheckedTransaction } from '#server/db/transaction.ts';
import { expectFound, expectUnused, expectValid, expectVersion } from '#server/http/expect.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { imagesById } from '../images.service.ts';
import type { CatalogDeps } from './catalogDeps.ts';
import { collectionContent, groupContent, productContent } from './contentOfForm.ts';
import type { DefinitionRow, Key, ObjectType, ProductContent } from './definition.types.ts';
import { lockProducts, readDefinition } from './definitions.repo.ts';
import { collectionView, definitionView, groupView } from './definitionView.ts';
import { referenceErrors } from './references.repo.ts';
import { usersOfProduct } from './usersOfProduct.repo.ts';
import { changeProduct, deleteProduct, insertProduct } from './writeDefinition.repo.ts';

/** `update` throws `version_conflict`, `remove` throws `in_use` and says by what. */
export interface Definitions<Form, View> {
  read(venueId: string, id: string): Promise<View>;
  create(venueId: string, form: Form): Promise<View>;
  update(venueId: string, id: string, form: Form & { version: number }): Promise<View>;
  remove(venueId: string, id: string): Promise<void>;
}

interface Definition<Form, View> {
  objectType: ObjectType;
  errors(form: Form): FieldError[];
  content(form: Form): ProductContent;
  view(row: DefinitionRow, image: Image | null): View;
}

const product: Definition<ProductForm, ProductDefinition> = {
  objectType: 'product',
  errors: productErrors,
  content: productContent,
  view: definitionView,
};

const collection: Definition<CollectionForm, Collection> = {
  objectType: 'collection',
  errors: collectionErrors,
  content: collectionContent,
  view: collectionView,
};

const group: Definition<ProductGroupForm, ProductGroup> = {
  objectType: 'productGroup',
  errors: groupErrors,
  content: groupContent,
  view: groupView,
};

export const makeDefinitions = (deps: CatalogDeps) => ({
  products: definitionsOf(deps, product),
  collections: definitionsOf(deps, collection),
  groups: definitionsOf(deps, group),
});

function definitionsOf<Form, View extends object>(
  { db, newId, onChange }: CatalogDeps,
  { objectType, errors, content, view }: Definition<Form, View>,
): Definitions<Form, View> {
  const viewed = async (handle: Db, key: Key): Promise<View> => {
    const row = expectFound(await readDefinition(handle, key, objectType));
    const images = await imagesById(handle, key.venueId, [row.imageId], 'nl');
    return view(row, (row.imageId === null ? null : images.get(row.imageId)) ?? null);
  };
  const changing = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const result = await inCheckedTransaction(db, work);
    onChange();
    return result;
  };
  return {
    read: (venueId, id) => viewed(db, { venueId, id }),
    create: (venueId, form) =>
      changing(async (tx) => {
        const key = { venueId, id: newId() };
        const made = withRuleIds(content(form), [], newId);
        expectValid([...errors(form), ...(await referenceErrors(tx, key, made))]);
        await insertProduct(tx, key, { objectType, xplanId: newId(), content: made });
        const after = await viewed(tx, key);
        await recordChange(tx, { ...key, kind: 'product' }, { action: 'created', after });
        return after;
      }),
    update: (venueId, id, form) =>
      changing(async (tx) => {
        const key = { venueId, id };
        await lockProducts(tx, venueId, [id]);
        const row = expectVersion(await readDefinition(tx, key, objectType), form.version);
        const made = withRuleIds(content(form), row.priceRules, newId);
        const fixed = objectType === 'product' && made.type !== row.type;
        expectValid([
          ...errors(form),
          ...(fixed ? [{ pointer: '/type', code: 'not_allowed' }] : []),
          ...(await referenceErrors(tx, key, made)),
        ]);
        const before = await viewed(tx, key);
        await changeProduct(tx, key, { ...made, type: row.type }, row);
        const after = await viewed(tx, key);
        await recordChange(tx, { ...key, kind: 'product' }, { action: 'changed', before, after });
        return after;
      }),
    remove: (venueId, id) =>
      changing(async (tx) => {
        const key = { venueId, id };
        await lockProducts(tx, venueId, [id], { forRemoval: true });
        const before = await viewed(tx, key);
        expectUnused(await usersOfProduct(tx, key));
        await deleteProduct(tx, key);
        await recordChange(tx, { ...key, kind: 'product' }, { action: 'removed', before });
      }),
  };
}

/** Rules keep the ids that this product has. */
function withRuleIds(content: ProductContent, own: readonly { id: string }[], newId: () => string): ProductContent {
  const ids = new Set(own.map(({ id }) => id));
  const priceRules = content.priceRules.map((rule) => ({ ...rule, id: ids.delete(rule.id) ? rule.id : newId() }));
  return { ...content, priceRules };
}
