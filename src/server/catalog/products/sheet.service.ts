import type { ImportLine, ImportResult } from '#contract/names.ts';
import { ProductType } from '#domain/catalog/productTypes.ts';
import { applyCells, newCategories, readSheet, sheetCells } from '#domain/catalog/sheet/productSheet.ts';
import type { SheetError, SheetRow } from '#domain/catalog/sheet/productSheet.ts';
import type { SheetNames } from '#domain/catalog/sheet/sheet.types.ts';
import { readCsv, writeCsv } from '#server/adapters/csv.ts';
import type { Tx } from '#server/db/schema.ts';
import type { CatalogDeps } from './catalogDeps.ts';
import { readOrderVersion } from './categories.repo.ts';
import type { DefinitionRow } from './definition.types.ts';
import { readDefinitions } from './definitions.repo.ts';
import { allOrNothing } from './importLines.ts';
import { importedCategories } from './importedCategories.ts';
import { objectImporter } from './objectImport.ts';
import type { ImportedObject } from './objectImport.ts';
import { updateOf } from './objectKinds.ts';
import { columnOf } from './sheetPointers.ts';
import { readSheetNames } from './sheet.repo.ts';

export interface SheetService {
  exported(venueId: string): Promise<string>;
  /** All lines or none; a dry run writes none and says what would become of each. */
  imported(venueId: string, form: { csv: string; dryRun: boolean }): Promise<ImportResult>;
}

export function makeSheetService({ db, newId }: CatalogDeps): SheetService {
  const importObjects = objectImporter(newId);
  const importRows = async (tx: Tx, venueId: string, { rows, errors }: ReturnType<typeof sheetOf>) => {
    await readOrderVersion(tx, venueId, { lock: true });
    const names = newCategories(rows, await readSheetNames(tx, venueId));
    await importedCategories(newId).createNamed(tx, venueId, names);
    const stored = new Map((await readDefinitions(tx, venueId)).map((row) => [row.id, row]));
    const read = objectsOf(rows, { stored, names: await readSheetNames(tx, venueId), newId });
    const lines = (await importObjects(tx, venueId, read.objects)).map(inColumns);
    const refused = refusedLines([...errors, ...read.errors]);
    return { newCategories: names, lines: [...lines, ...refused].toSorted((a, b) => a.line - b.line) };
  };
  return {
    exported: async (venueId) => {
      const rows = await readDefinitions(db, venueId);
      return writeCsv(sheetCells(rows.map(sheetObject), await readSheetNames(db, venueId)));
    },
    imported: (venueId, { csv, dryRun: isDryRun }) => {
      const sheet = sheetOf(csv);
      return allOrNothing(db, (tx) => importRows(tx, venueId, sheet), { isDryRun });
    },
  };
}

function sheetOf(csv: string): ReturnType<typeof readSheet> {
  const file = readCsv(csv);
  return 'refused' in file ? { rows: [], errors: [{ ...file.refused, column: '' }] } : readSheet(file.lines);
}

const sheetObject = (row: DefinitionRow) => {
  const { objectType, form } = updateOf(row);
  return { id: row.id, version: row.version, objectType, form };
};

type Stored = { stored: ReadonlyMap<string, DefinitionRow>; names: SheetNames; newId: () => string };

function objectsOf(rows: readonly SheetRow[], { stored, names, newId }: Stored) {
  const errors: SheetError[] = [];
  const objects = rows.flatMap((row): ImportedObject[] => {
    const object = row.id === null ? blankProduct : storedObject(stored.get(row.id));
    if (object === null) {
      errors.push({ line: row.line, column: 'id', code: 'not_found' });
      return [];
    }
    const { form, errors: wrong } = applyCells(object.form, row, names);
    const sort = ['', object.objectType].includes(row.kind) ? [] : [{ ...atKind, line: row.line }];
    const missing = row.id === null && !row.cells['price'] ? [{ ...atPrice, line: row.line }] : [];
    errors.push(...wrong, ...sort, ...missing);
    if (wrong.length + sort.length + missing.length > 0) return [];
    const version = row.id === null ? 1 : row.version;
    return [{ ...object, line: row.line, id: row.id ?? newId(), form: { ...form, version } } as ImportedObject];
  });
  return { objects, errors };
}

const atKind = { column: 'kind', code: 'not_allowed' };
const atPrice = { column: 'price', code: 'required' };

const storedObject = (row: DefinitionRow | undefined) => (row === undefined ? null : updateOf(row));

/** What the sheet does not say of a new product. It is hidden until somebody shows it. */
const blankProduct: ReturnType<typeof updateOf> = {
  objectType: 'product',
  form: {
    type: ProductType.Activity,
    name: { nl: '' },
    description: { nl: '' },
    imageId: null,
    price: 0,
    vatRate: 9,
    paymentMoment: 'payment',
    depositPercentage: 100,
    visible: false,
    priceRules: [],
    planning: null,
    stay: null,
    stayProductId: null,
    visits: null,
    usableDays: null,
    worth: [],
    categoryIds: [],
    version: 1,
  },
};

const inColumns = (line: ImportLine): ImportLine => ({
  ...line,
  errors: line.errors.map(({ pointer, code }) => ({ pointer: `/${columnOf(pointer)}`, code })),
});

function refusedLines(errors: readonly SheetError[]): ImportLine[] {
  return [...new Set(errors.map(({ line }) => line))].map((line) => ({
    line,
    name: '',
    fate: 'refused',
    errors: errors.filter((error) => error.line === line).map(({ column, code }) => ({ pointer: `/${column}`, code })),
  }));
}
