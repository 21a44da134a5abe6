import { expect, test } from 'vitest';
import { applyCells, newCategories, readSheet, sheetCells, sheetColumns } from '#domain/catalog/sheet/productSheet.ts';
import { blankProduct, row, sheetNames } from './sheetRows.ts';

const linesOf = (...cells: string[][]) => cells.map((each, at) => ({ line: at + 1, cells: each }));
const errorsOf = (...cells: string[][]) =>
  readSheet(linesOf(...cells)).errors.map(({ line, column, code }) => `${line} ${column} ${code}`);

test('a sheet begins with its columns, then has a line for each product', () => {
  const [head, line] = sheetCells(
    [{ id: 'p1', version: 4, objectType: 'product', form: { ...blankProduct, name: { nl: '=Massage' } } }],
    sheetNames,
  );
  expect(head).toEqual(sheetColumns);
  expect(head).toEqual(
    `id version kind type categories name_nl name_en name_de name_fr description_nl description_en description_de
      description_fr price vat moment deposit visible duration buffer_before buffer_after guests notice_hours needs pool
      stay stay_product visits days worth price_rules`.split(/\s+/),
  );
  expect(Object.fromEntries(head!.map((column, at) => [column, line![at]]))).toMatchObject({
    id: 'p1',
    version: '4',
    kind: 'product',
    type: 'activity',
    name_nl: "'=Massage",
    price: '45,00',
    vat: '9',
    moment: 'payment',
    deposit: '100',
    visible: 'yes',
    duration: '',
    pool: '',
  });
});

test('what an arrangement does not have is left empty, and refused when it is filled', () => {
  const { name, description, visible, categoryIds } = blankProduct;
  const form = { name, description, visible, categoryIds };
  const [head, line] = sheetCells([{ id: 'a1', version: 1, objectType: 'collection', form }], sheetNames);
  expect(line![head!.indexOf('price')]).toBe('');
  expect(applyCells(form, row({ price: '' }), sheetNames)).toEqual({ form, errors: [] });
  expect(applyCells(form, row({ price: '10', visible: 'no' }), sheetNames)).toEqual({
    form: { ...form, visible: false },
    errors: [{ line: 2, column: 'price', code: 'not_allowed' }],
  });
});

test('columns stand in any order, spaces around cells count for nothing', () => {
  const { rows, errors } = readSheet(linesOf([' price ', 'id', 'version', 'kind'], [' 10,00 ', 'p1', '3', 'product']));
  expect(errors).toEqual([]);
  expect(rows).toEqual([{ line: 2, id: 'p1', version: 3, kind: 'product', cells: { price: '10,00' } }]);
});

test('what has no id is new, and only a product can be', () => {
  const { rows } = readSheet(linesOf(['name_nl', 'kind'], ['Massage', 'product']));
  expect(rows).toEqual([{ line: 2, id: null, version: Number.NaN, kind: 'product', cells: { name_nl: 'Massage' } }]);
  expect(errorsOf(['name_nl', 'kind'], ['Dag', 'collection'], ['Thee', ''])).toEqual(['2 kind only_products_new']);
});

test.each([
  [[], '1  columns_unknown'],
  [['price'], '1  columns_unknown'],
  [['id', 'prijs'], '1  columns_unknown'],
  [['id', 'price', 'price'], '1  columns_unknown'],
])('a file with the columns %j is no sheet', (columns, error) => {
  expect(errorsOf(columns, ['x'])).toEqual([error]);
  expect(readSheet(linesOf(columns, ['x'])).rows).toEqual([]);
});

test('an empty file is no sheet', () => {
  expect(readSheet([]).errors).toEqual([{ line: 1, column: '', code: 'columns_unknown' }]);
});

test('a sheet has two thousand lines at most', () => {
  const lines = Array.from({ length: 2001 }, () => ['', 'Thee']);
  expect(errorsOf(['id', 'name_nl'], ...lines)).toEqual(['2002  too_many_lines']);
  expect(errorsOf(['id', 'name_nl'], ...lines.slice(1))).toEqual([]);
});

test('a line that cannot be told apart, or whose version is missing, is refused and the others are read', () => {
  const lines = linesOf(
    ['id', 'version', 'price'],
    ['p1', '1', '5'],
    ['p1', '1', '6'],
    ['p2', '', '7'],
    ['p3', 'x', '8'],
    ['p4', '0', '9'],
    ['p5', '1'],
    ['p6', '1', '2', '3'],
  );
  const { rows, errors } = readSheet(lines);
  expect(errors.map(({ line, column, code }) => `${line} ${column} ${code}`)).toEqual([
    '3 id duplicate',
    '4 version required',
    '5 version digits_only',
    '6 version too_small',
    '7  cells_missing',
    '8  cells_missing',
  ]);
  expect(rows.map(({ id }) => id)).toEqual(['p1']);
});

test('a cell that says what is stored changes nothing, of what is new an empty one leaves what is usual', () => {
  const form = { ...blankProduct, depositPercentage: 30 };
  expect(applyCells(form, row({ price: '45,00', deposit: '50' }), sheetNames).form).toEqual({
    ...form,
    depositPercentage: 50,
  });
  expect(applyCells(form, { ...row({ deposit: '', price: '12' }), id: null }, sheetNames)).toEqual({
    form: { ...form, price: 1200 },
    errors: [],
  });
  expect(applyCells(form, row({ deposit: '' }), sheetNames).errors).toEqual([
    { line: 2, column: 'deposit', code: 'digits_only' },
  ]);
});

test('categories that the venue does not have are named once, if they can be names', () => {
  const rows = ['Massages | Rust', 'Rust | ', `${'x'.repeat(301)}`, ''].map((categories) => row({ categories }));
  expect(newCategories([...rows, row({})], sheetNames)).toEqual(['Rust']);
});
