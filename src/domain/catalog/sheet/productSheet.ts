import type { Cents } from '../../values/cents.ts';
import { parseEuros } from '../../values/cents.ts';
import { languages } from '../../values/translated.ts';
import type { Language } from '../../values/translated.ts';
import { asText, fromText } from './formulaCells.ts';

export const sheetColumns = [
  'id',
  'version',
  'kind',
  'name_nl',
  'name_en',
  'name_de',
  'name_fr',
  'price',
  'vat',
  'deposit',
  'visible',
] as const;

type SheetColumn = (typeof sheetColumns)[number];

export const mostSheetLines = 2_000;

/** A line of the sheet of products; `price` is null for a group, which costs what its options cost. */
export type SheetRow = {
  id: string;
  version: number;
  kind: string;
  name: Record<Language, string>;
  price: Cents | null;
  vatRate: number;
  depositPercentage: number;
  visible: boolean;
};

export type SheetLine = { line: number; row: SheetRow };

/** `code` of a cell, or with an empty column of the line as a whole. */
export type SheetError = { line: number; column: SheetColumn | ''; code: string };

/** A line of a file, and the cells in it. */
export type CellLine = { line: number; cells: string[] };

export const sheetCells = (rows: readonly SheetRow[]): string[][] => [
  [...sheetColumns],
  ...rows.map((row) => sheetColumns.map((column) => asText(cellOf(row, column)))),
];

function cellOf(row: SheetRow, column: SheetColumn): string {
  if (column.startsWith('name_')) return row.name[column.slice(5) as Language];
  if (column === 'price') return row.price === null ? '' : (row.price / 100).toFixed(2).replace('.', ',');
  if (column === 'visible') return row.visible ? 'yes' : 'no';
  const values = { id: row.id, version: row.version, kind: row.kind, vat: row.vatRate, deposit: row.depositPercentage };
  return String(values[column as keyof typeof values]);
}

/**
 * The rows of a sheet that was written from `sheetCells` and changed since. Codes: `columns_unknown`, `too_many_lines`,
 * `cells_missing`, `digits_only`, `price_unreadable`, `not_allowed`, `duplicate`.
 */
export function readSheet([head, ...body]: readonly CellLine[]): { lines: SheetLine[]; errors: SheetError[] } {
  const refused = (line: number, code: string) => ({ lines: [], errors: [{ line, column: '' as const, code }] });
  if (head?.cells.join() !== sheetColumns.join()) return refused(1, 'columns_unknown');
  const surplus = body[mostSheetLines];
  if (surplus !== undefined) return refused(surplus.line, 'too_many_lines');
  const errors: SheetError[] = [];
  const ids = new Set<string>();
  const lines = body.flatMap(({ line, cells }): SheetLine[] => {
    const wrong =
      cells.length === sheetColumns.length ? cellErrors(cells) : [{ column: '' as const, code: 'cells_missing' }];
    const id = cells[0]!;
    if (ids.has(id)) wrong.push({ column: 'id', code: 'duplicate' });
    ids.add(id);
    errors.push(...wrong.map((error) => ({ line, ...error })));
    return wrong.length > 0 ? [] : [{ line, row: rowOf(cells) }];
  });
  return { lines, errors };
}

const at = (cells: readonly string[], column: SheetColumn): string =>
  fromText(cells[sheetColumns.indexOf(column)] ?? '').trim();

function cellErrors(cells: readonly string[]): { column: SheetColumn | ''; code: string }[] {
  const price = at(cells, 'price');
  const isWhole = (column: SheetColumn): boolean => /^\d{1,9}$/.test(at(cells, column));
  return [
    ...(at(cells, 'id') === '' ? [{ column: 'id' as const, code: 'required' }] : []),
    ...(['version', 'vat', 'deposit'] as const).flatMap((column) =>
      isWhole(column) ? [] : [{ column, code: 'digits_only' }],
    ),
    ...(price === '' || parseEuros(price) !== null ? [] : [{ column: 'price' as const, code: 'price_unreadable' }]),
    ...(['yes', 'no'].includes(at(cells, 'visible')) ? [] : [{ column: 'visible' as const, code: 'not_allowed' }]),
    ...([0, 9, 21].includes(Number(at(cells, 'vat'))) ? [] : [{ column: 'vat' as const, code: 'not_allowed' }]),
    ...(Number(at(cells, 'deposit')) <= 100 ? [] : [{ column: 'deposit' as const, code: 'too_large' }]),
  ];
}

function rowOf(cells: readonly string[]): SheetRow {
  const price = at(cells, 'price');
  return {
    id: at(cells, 'id'),
    version: Number(at(cells, 'version')),
    kind: at(cells, 'kind'),
    name: Object.fromEntries(languages.map((language) => [language, at(cells, `name_${language}`)])) as Record<
      Language,
      string
    >,
    price: price === '' ? null : parseEuros(price),
    vatRate: Number(at(cells, 'vat')),
    depositPercentage: Number(at(cells, 'deposit')),
    visible: at(cells, 'visible') === 'yes',
  };
}
