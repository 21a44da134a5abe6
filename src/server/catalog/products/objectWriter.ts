import type { Db, Tx } from '#server/db/schema.ts';
import { expectFound, expectValid, expectVersion } from '#server/http/expect.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { imagesById } from '../images.service.ts';
import type { Key, ProductContent } from './definition.types.ts';
import { readDefinition } from './definitions.repo.ts';
import type { ObjectKind } from './objectKinds.ts';
import { referenceErrors } from './references.repo.ts';
import { changeProduct, insertProduct } from './writeDefinition.repo.ts';

/** Both throw `validation_failed`; `change` also `not_found` and `version_conflict`, of a row that the caller has locked. */
export interface ObjectWriter<Form, View> {
  read(db: Db, key: Key): Promise<View>;
  insert(tx: Tx, key: Key, form: Form): Promise<View>;
  change(tx: Tx, key: Key, form: Form & { version: number }): Promise<View>;
}

export function objectWriter<Form, View extends object>(
  { objectType, errors, content, view }: ObjectKind<Form, View>,
  newId: () => string,
): ObjectWriter<Form, View> {
  const read = async (db: Db, key: Key): Promise<View> => {
    const row = expectFound(await readDefinition(db, key, objectType));
    const images = await imagesById(db, key.venueId, [row.imageId], 'nl');
    return view(row, (row.imageId === null ? null : images.get(row.imageId)) ?? null);
  };
  return {
    read,
    insert: async (tx, key, form) => {
      const made = withRuleIds(content(form), [], newId);
      expectValid([...errors(form), ...(await referenceErrors(tx, key, made))]);
      await insertProduct(tx, key, { objectType, xplanId: newId(), content: made });
      const after = await read(tx, key);
      await recordChange(tx, { ...key, kind: 'product' }, { action: 'created', after });
      return after;
    },
    change: async (tx, key, form) => {
      const row = expectVersion(await readDefinition(tx, key, objectType), form.version);
      const made = withRuleIds(content(form), row.priceRules, newId);
      const fixed = objectType === 'product' && made.type !== row.type;
      expectValid([
        ...errors(form),
        ...(fixed ? [{ pointer: '/type', code: 'not_allowed' }] : []),
        ...(await referenceErrors(tx, key, made)),
      ]);
      const before = await read(tx, key);
      await changeProduct(tx, key, { ...made, type: row.type }, row);
      const after = await read(tx, key);
      await recordChange(tx, { ...key, kind: 'product' }, { action: 'changed', before, after });
      return after;
    },
  };
}

/** Rules keep the ids that this product has. */
function withRuleIds(content: ProductContent, own: readonly { id: string }[], newId: () => string): ProductContent {
  const ids = new Set(own.map(({ id }) => id));
  const priceRules = content.priceRules.map((rule) => ({ ...rule, id: ids.delete(rule.id) ? rule.id : newId() }));
  return { ...content, priceRules };
}
