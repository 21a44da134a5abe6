import { isDeepStrictEqual } from 'node:util';
import type { ImportLine } from '#contract/names.ts';
import { typedText } from '#domain/catalog/sheet/sheetColumns.ts';
import type { Tx } from '#server/db/schema.ts';
import { expectVersion } from '#server/http/expect.ts';
import type { DefinitionRow, Key } from './definition.types.ts';
import { lockProducts, readDefinitions } from './definitions.repo.ts';
import { fateOf } from './importLines.ts';
import type { Fate } from './importLines.ts';
import { collectionKind, groupKind, productKind } from './objectKinds.ts';
import type { ObjectKind, ObjectUpdate } from './objectKinds.ts';
import { objectWriter } from './objectWriter.ts';

/** Written in one transaction, for which others who change these products wait. */
const mostWritten = 500;

/** One of a file; `line` is its place there. An id that the venue does not have is made. */
export type ImportedObject = ObjectUpdate & { line: number; id: string };

type Import<Form> = (tx: Tx, key: Key, form: Form, stored: DefinitionRow | undefined) => Promise<Fate['fate']>;

export function objectImporter(
  newId: () => string,
): (tx: Tx, venueId: string, objects: readonly ImportedObject[]) => Promise<ImportLine[]> {
  const [product, collection, group] = [
    importOf(productKind, newId),
    importOf(collectionKind, newId),
    importOf(groupKind, newId),
  ];
  const importOne = (tx: Tx, key: Key, object: ImportedObject, stored: DefinitionRow | undefined) => {
    if (object.objectType === 'product') return product(tx, key, object.form, stored);
    if (object.objectType === 'collection') return collection(tx, key, object.form, stored);
    return group(tx, key, object.form, stored);
  };
  return async (tx, venueId, objects) => {
    await lockProducts(
      tx,
      venueId,
      objects.map(({ id }) => id),
    );
    const rows = new Map((await readDefinitions(tx, venueId)).map((row) => [row.id, row]));
    const lines: ImportLine[] = [];
    for (const object of objects.toSorted((a, b) => turnOf(a) - turnOf(b))) {
      const { id, line, objectType, form } = object;
      const stored = rows.get(id);
      const written = lines.filter(({ fate }) => fate === 'created' || fate === 'changed').length;
      const fate: Fate =
        stored && stored.objectType !== objectType
          ? refused('/kind', 'not_allowed')
          : written === mostWritten
            ? refused('/', 'too_many_changes')
            : await fateOf(() => importOne(tx, { venueId, id }, object, stored));
      lines.push({ line, name: typedText(form.name.nl), ...fate });
    }
    return lines;
  };
}

const refused = (pointer: string, code: string): Fate => ({ fate: 'refused', errors: [{ pointer, code }] });

const importOf = <Form, View extends object>(
  kind: ObjectKind<Form, View & Form>,
  newId: () => string,
): Import<Form & { version: number }> => {
  const { insert, change } = objectWriter(kind, newId);
  return async (tx, key, form, stored) => {
    if (stored === undefined) {
      await insert(tx, key, form);
      return 'created';
    }
    expectVersion(stored, form.version);
    if (isDeepStrictEqual(kind.content(form), kind.content(kind.view(stored, null)))) return 'unchanged';
    await change(tx, key, form);
    return 'changed';
  };
};

/** What others name comes before them: stays, then products, entries, vouchers, arrangements and groups. */
function turnOf({ objectType, form }: ImportedObject): number {
  if (objectType !== 'product') return 4;
  if (form.stay !== null) return 0;
  if (form.worth.length > 0) return 3;
  return form.stayProductId === null ? 1 : 2;
}
