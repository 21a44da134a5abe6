import { nameErrors } from '../forms/textErrors.ts';
import type { ObjectType } from '../productTypes.ts';
import { asText, fromText } from '../../values/formulaCells.ts';
import { newName } from './cellNames.ts';
import { isRefused, splitCell, wholeNumber } from './sheetCells.ts';
import { valueColumns } from './sheetColumns.ts';
import type { SheetForm, SheetNames } from './sheet.types.ts';

const keyColumns = ['id', 'version', 'kind'] as const;

export const sheetColumns: readonly string[] = [...keyColumns, ...valueColumns.map(({ name }) => name)];

export const mostSheetLines = 2_000;

/** A line of a file, and the cells in it. */
export type CellLine = { line: number; cells: string[] };

/** Cells by the name of their column. Without an id it is new. */
export interface SheetRow {
  line: number;
  id: string | null;
  version: number;
  kind: string;
  cells: Readonly<Record<string, string>>;
}

/** `code` of a cell, or with an empty column of the line as a whole. */
export type SheetError = { line: number; column: string; code: string };

export interface SheetObject {
  id: string;
  version: number;
  objectType: ObjectType;
  form: SheetForm;
}

export const sheetCells = (objects: readonly SheetObject[], names: SheetNames): string[][] => [
  [...sheetColumns],
  ...objects.map((object) => {
    const cells = cellsOf(object.form, names);
    const keys: Record<string, string> = {
      id: object.id,
      version: String(object.version),
      kind: object.objectType,
    };
    return sheetColumns.map((column) => asText(keys[column] ?? cells[column]!));
  }),
];

const cellsOf = (form: SheetForm, names: SheetNames): Record<string, string> =>
  Object.fromEntries(valueColumns.map(({ name, field, read }) => [name, field in form ? read(form, names) : '']));

/**
 * The rows of a sheet; columns may be left out and stand in any order. Codes: `columns_unknown`, `too_many_lines`,
 * `cells_missing`, `digits_only`, `too_small`, `required`, `not_allowed`, `duplicate`.
 */
export function readSheet([head, ...body]: readonly CellLine[]): { rows: SheetRow[]; errors: SheetError[] } {
  const refused = (line: number, code: string) => ({ rows: [], errors: [{ line, column: '', code }] });
  const columns = head?.cells.map((cell) => fromText(cell).trim()) ?? [];
  const isKnown =
    columns.some((column) => ['id', 'name_nl'].includes(column)) &&
    columns.every((column) => sheetColumns.includes(column));
  if (!isKnown || new Set(columns).size < columns.length) return refused(1, 'columns_unknown');
  const surplus = body[mostSheetLines];
  if (surplus !== undefined) return refused(surplus.line, 'too_many_lines');
  const ids = new Set<string>();
  const errors: SheetError[] = [];
  const rows = body.flatMap(({ line, cells }): SheetRow[] => {
    const named = Object.fromEntries(columns.map((column, index) => [column, fromText(cells[index] ?? '').trim()]));
    const wrong = cells.length === columns.length ? keyErrors(named, ids) : [{ column: '', code: 'cells_missing' }];
    errors.push(...wrong.map((error) => ({ line, ...error })));
    const { id = '', version, kind = '', ...rest } = named;
    ids.add(id);
    return wrong.length > 0 ? [] : [{ line, id: id === '' ? null : id, version: Number(version), kind, cells: rest }];
  });
  return { rows, errors };
}

/** What is new is a product: arrangements and groups name others by their ids. */
function keyErrors(
  { id = '', version = '', kind = '' }: Record<string, string>,
  ids: ReadonlySet<string>,
): { column: string; code: string }[] {
  if (id === '') return ['', 'product'].includes(kind) ? [] : [{ column: 'kind', code: 'only_products_new' }];
  const number = wholeNumber(version, { min: 1, max: 999_999_999 });
  return [
    ...(ids.has(id) ? [{ column: 'id', code: 'duplicate' }] : []),
    ...(version === ''
      ? [{ column: 'version', code: 'required' }]
      : typeof number === 'number'
        ? []
        : [{ column: 'version', code: number.code }]),
  ];
}

/** The form with the cells that differ from what it says; of what is new, all that are filled. */
export function applyCells<Form extends SheetForm>(
  form: Form,
  { line, cells, id }: SheetRow,
  names: SheetNames,
): { form: Form; errors: SheetError[] } {
  const written = cellsOf(form, names);
  const errors: SheetError[] = [];
  let changed = form;
  for (const { name: column, field, apply } of valueColumns) {
    const cell = cells[column];
    if (cell === undefined || (id === null ? cell === '' : cell === written[column]?.trim())) continue;
    const applied = field in form ? apply(cell, changed, names) : { code: 'not_allowed' };
    if (isRefused(applied)) errors.push({ line, column, code: applied.code });
    else changed = { ...changed, ...applied };
  }
  return { form: changed, errors };
}

/** Names of categories in the sheet that the venue does not have, each once. */
export function newCategories(rows: readonly SheetRow[], names: SheetNames): string[] {
  const mentioned = rows.flatMap(({ cells }) => splitCell(cells['categories'] ?? ''));
  const missing = mentioned.flatMap((text) => newName(text, names.categories) ?? []);
  return [...new Set(missing)].filter((nl) => nameErrors({ nl }).length === 0);
}
