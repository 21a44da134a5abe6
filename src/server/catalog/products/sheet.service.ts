import { isDeepStrictEqual } from 'node:util';
import type { ImportLine, ImportResult } from '#contract/names.ts';
import { priceErrors } from '#domain/catalog/forms/priceRuleErrors.ts';
import { nameErrors } from '#domain/catalog/forms/textErrors.ts';
import { richTexts } from '#domain/catalog/htmlTexts.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import { richTextHtml } from '#domain/catalog/richTextHtml.ts';
import { readSheet, sheetCells } from '#domain/catalog/sheet/productSheet.ts';
import type { SheetError, SheetLine, SheetRow } from '#domain/catalog/sheet/productSheet.ts';
import type { FieldError } from '#domain/values/fieldErrors.ts';
import { readCsv, writeCsv } from '#server/adapters/csv.ts';
import { dryRun } from '#server/db/dryRun.ts';
import type { Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import type { CatalogDeps } from './catalogDeps.ts';
import { lockProducts } from './definitions.repo.ts';
import { readSheetProducts, writeSheetProduct } from './sheet.repo.ts';
import type { SheetContent, SheetProduct } from './sheet.repo.ts';

export interface SheetService {
  exported(venueId: string): Promise<string>;
  /** All lines or none; a dry run writes none and says what would become of each. */
  imported(venueId: string, form: { csv: string; dryRun: boolean }): Promise<ImportResult>;
}

export const makeSheetService = ({ db, onChange }: CatalogDeps): SheetService => ({
  exported: async (venueId) => writeCsv(sheetCells((await readSheetProducts(db, venueId)).map(sheetRow))),
  imported: async (venueId, { csv, dryRun: isDryRun }) => {
    const { lines, errors } = sheetOf(csv);
    const tried = await dryRun(db, (tx) => changeAll(tx, venueId, lines));
    const fates = [...tried, ...refusedLines(errors)].toSorted((a, b) => a.line - b.line);
    if (isDryRun || isRefused(fates)) return { saved: false, lines: fates };
    const result = await saveAll(db, venueId, lines);
    if (result.saved) onChange();
    return result;
  },
});

function sheetOf(csv: string): ReturnType<typeof readSheet> {
  const file = readCsv(csv);
  return 'refused' in file ? { lines: [], errors: [{ ...file.refused, column: '' }] } : readSheet(file.lines);
}

const isRefused = (lines: readonly ImportLine[]): boolean => lines.some(({ fate }) => fate === 'refused');

class RefusedLines extends Error {
  readonly lines: ImportLine[];

  constructor(lines: ImportLine[]) {
    super('a line is refused');
    this.lines = lines;
  }
}

/** Between the dry run and this somebody may have changed a product: then nothing is written either. */
async function saveAll(db: CatalogDeps['db'], venueId: string, lines: readonly SheetLine[]): Promise<ImportResult> {
  try {
    return await inTransaction(db, async (tx) => {
      const fates = await changeAll(tx, venueId, lines);
      if (isRefused(fates)) throw new RefusedLines(fates);
      return { saved: true, lines: fates };
    });
  } catch (error) {
    if (error instanceof RefusedLines) return { saved: false, lines: error.lines };
    throw error;
  }
}

function refusedLines(errors: readonly SheetError[]): ImportLine[] {
  return [...new Set(errors.map(({ line }) => line))].map((line) => ({
    line,
    name: '',
    fate: 'refused',
    errors: errors.filter((error) => error.line === line).map(({ column, code }) => ({ pointer: `/${column}`, code })),
  }));
}

async function changeAll(tx: Tx, venueId: string, lines: readonly SheetLine[]): Promise<ImportLine[]> {
  await lockProducts(
    tx,
    venueId,
    lines.map(({ row }) => row.id),
  );
  const stored = new Map((await readSheetProducts(tx, venueId)).map((product) => [product.id, product]));
  const fates: ImportLine[] = [];
  for (const { line, row } of lines) {
    fates.push({ line, name: row.name.nl, ...(await changeOne(tx, venueId, { row, stored: stored.get(row.id) })) });
  }
  return fates;
}

type Change = { row: SheetRow; stored: SheetProduct | undefined };

async function changeOne(
  tx: Tx,
  venueId: string,
  { row, stored }: Change,
): Promise<Pick<ImportLine, 'fate' | 'errors'>> {
  const errors = lineErrors(row, stored);
  if (errors.length > 0 || stored === undefined) return { fate: 'refused', errors };
  const before = contentOf(stored);
  const after: SheetContent = {
    name: richTexts(row.name),
    price: row.price ?? stored.price,
    vatRate: row.vatRate,
    depositPercentage: row.depositPercentage,
    visible: row.visible,
  };
  if (isDeepStrictEqual(before, after)) return { fate: 'unchanged', errors: [] };
  const key = { venueId, id: row.id };
  await writeSheetProduct(tx, key, after);
  await recordChange(tx, { ...key, kind: 'product' }, { action: 'changed', before, after });
  return { fate: 'changed', errors: [] };
}

function lineErrors({ name, price, version, kind }: SheetRow, stored: SheetProduct | undefined): FieldError[] {
  if (stored === undefined) return [{ pointer: '/id', code: 'not_found' }];
  return [
    ...(stored.objectType === kind ? [] : [{ pointer: '/kind', code: 'not_allowed' }]),
    ...(stored.version === version ? [] : [{ pointer: '/version', code: 'version_conflict' }]),
    ...(price === null && kind !== 'productGroup' ? [{ pointer: '/price', code: 'required' }] : []),
    ...priceErrors(price ?? 0),
    ...nameErrors(name).map(({ pointer, code }) => ({ pointer: pointer.replace('/name/', '/name_'), code })),
  ];
}

const contentOf = ({ name, price, vatRate, depositPercentage, visible }: SheetProduct): SheetContent => ({
  name: richTexts(typed(name)),
  price,
  vatRate,
  depositPercentage,
  visible,
});

/** Words as they are read, or HTML where there are marks. */
const textOf = (text: RichText | undefined): string =>
  text === undefined ? '' : typeof text === 'string' ? text : richTextHtml(text);

const typed = (name: SheetProduct['name']) => ({
  nl: textOf(name.nl),
  en: textOf(name.en),
  de: textOf(name.de),
  fr: textOf(name.fr),
});

const sheetRow = ({ name, objectType, price, ...row }: SheetProduct): SheetRow => ({
  ...row,
  kind: objectType,
  name: typed(name),
  price: objectType === 'productGroup' ? null : price,
});
