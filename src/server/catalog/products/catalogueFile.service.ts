import type { Catalogue, ImportResult } from '#contract/names.ts';
import type { FieldError } from '#domain/values/fieldErrors.ts';
import { expectValid } from '#server/http/expect.ts';
import type { Tx } from '#server/db/schema.ts';
import type { CatalogDeps } from './catalogDeps.ts';
import { listCategoryRows, readOrderVersion } from './categories.repo.ts';
import { auditedCategory, categoryView } from './categoryView.ts';
import { readDefinitions } from './definitions.repo.ts';
import { importedCategories } from './importedCategories.ts';
import { allOrNothing } from './importLines.ts';
import { objectImporter } from './objectImport.ts';
import type { ImportedObject } from './objectImport.ts';
import { updateOf } from './objectKinds.ts';

/** The whole catalogue as one file, with everything that staff say of it. */
export interface CatalogueFileService {
  exported(venueId: string): Promise<Catalogue>;
  /** All objects or none; a dry run writes none and says what would become of each. */
  imported(venueId: string, form: { catalogue: Catalogue; dryRun: boolean }): Promise<ImportResult>;
}

export function makeCatalogueFile({ db, newId }: CatalogDeps): CatalogueFileService {
  const importObjects = objectImporter(newId);
  const { begin, end } = importedCategories(newId);
  const importAll = async (tx: Tx, venueId: string, catalogue: Catalogue) => {
    await readOrderVersion(tx, venueId, { lock: true });
    const categories = catalogue.categories.map((category, index) => ({ ...category, line: index + 1 }));
    const begun = await begin(tx, venueId, categories);
    const objects = await importObjects(tx, venueId, objectsOf(catalogue));
    const ended = await end(tx, venueId, { categories, lines: begun });
    return { newCategories: [], lines: [...ended, ...objects].toSorted((a, b) => a.line - b.line) };
  };
  return {
    exported: (venueId) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => exported(tx, venueId)),
    imported: async (venueId, { catalogue, dryRun: isDryRun }) => {
      expectValid(duplicates(catalogue));
      return allOrNothing(db, (tx) => importAll(tx, venueId, catalogue), { isDryRun });
    },
  };
}

async function exported(tx: Tx, venueId: string): Promise<Catalogue> {
  const file: Catalogue = { categories: [], products: [], collections: [], groups: [] };
  for (const { id } of await listCategoryRows(tx, venueId)) {
    const { name, description, visible, productIds, version } = auditedCategory(
      await categoryView(tx, { venueId, id }),
    );
    file.categories.push({ id, form: { name, description, visible, productIds, version } });
  }
  for (const row of await readDefinitions(tx, venueId)) {
    const { objectType, form } = updateOf(row);
    if (objectType === 'product') file.products.push({ id: row.id, form });
    else if (objectType === 'collection') file.collections.push({ id: row.id, form });
    else file.groups.push({ id: row.id, form });
  }
  return file;
}

function objectsOf({ categories, products, collections, groups }: Catalogue): ImportedObject[] {
  const first = categories.length + 1;
  return [
    ...products.map((one) => ({ ...one, objectType: 'product' as const })),
    ...collections.map((one) => ({ ...one, objectType: 'collection' as const })),
    ...groups.map((one) => ({ ...one, objectType: 'productGroup' as const })),
  ].map((one, index) => ({ ...one, line: first + index }));
}

/** An id names one object of the file. */
function duplicates({ categories, products, collections, groups }: Catalogue): FieldError[] {
  const twice = (named: readonly { id: string; pointer: string }[]): FieldError[] => {
    const ids = named.map(({ id }) => id);
    return named.flatMap(({ id, pointer }, index) => (ids.indexOf(id) < index ? [{ pointer, code: 'duplicate' }] : []));
  };
  const at = (list: readonly { id: string }[], name: string) =>
    list.map(({ id }, index) => ({ id, pointer: `/catalogue/${name}/${index}/id` }));
  return [
    ...twice(at(categories, 'categories')),
    ...twice([...at(products, 'products'), ...at(collections, 'collections'), ...at(groups, 'groups')]),
  ];
}
