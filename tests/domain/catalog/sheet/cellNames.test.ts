import { expect, test } from 'vitest';
import type { ProductForm } from '#contract/names.ts';
import { countedIdNamed, idNamed, newName } from '#domain/catalog/sheet/cellNames.ts';
import type { Named } from '#domain/catalog/sheet/cellNames.ts';
import { applyCells, readSheet, sheetCells } from '#domain/catalog/sheet/productSheet.ts';
import type { SheetNames } from '#domain/catalog/sheet/sheet.types.ts';
import { readCsv, writeCsv } from '#server/adapters/csv.ts';
import { randomFrom } from '#tests/support/randomFrom.ts';

const signs = [
  'Bad',
  'id1',
  'a',
  '=',
  '"',
  '#',
  '|',
  ' ',
  '  ',
  '\u00A0',
  ';',
  "'",
  '+',
  '2 x ',
  'units=2',
  '#id1',
  '\n',
];

/** Few signs, so that names are often alike. */
function nastyNames(seed: number): Named[] {
  const random = randomFrom(seed);
  const sign = () => signs[Math.floor(random() * signs.length)]!;
  return Array.from({ length: 8 }, (_, at) => ({
    id: `id${at}`,
    name: Array.from({ length: 1 + Math.floor(random() * 3) }, sign).join(''),
    removed: random() < 0.2,
  }));
}

const namesOf = (things: readonly Named[]): SheetNames => ({
  pools: things,
  categories: things,
  products: things,
  stays: things,
  needs: things.map(({ id, name }) => ({ id, name, kindId: id, skillId: null })),
});

const texts = { name: { nl: 'Proef' }, description: { nl: '' }, imageId: null };
const prices = { price: 100, vatRate: 9, paymentMoment: 'payment', depositPercentage: 100 } as const;
const nothing = { planning: null, stay: null, stayProductId: null, visits: null, usableDays: null };
const blank: ProductForm = {
  ...texts,
  ...prices,
  ...nothing,
  priceRules: [],
  type: 0,
  visible: true,
  worth: [],
  categoryIds: [],
};

const plan = { duration: 50, bufferBefore: 0, bufferAfter: 0, guests: 1, noticeHours: 0 };
const times = { arrivalFrom: '10:00', arrivalTo: '14:00', arrivalStep: 30, departureUntil: '22:00', departureStep: 60 };

const naming = (id: string, otherId: string): ProductForm => ({
  ...blank,
  planning: {
    ...plan,
    needs: [
      { kindId: id, skillId: null, count: 2 },
      { kindId: otherId, skillId: null, count: 1 },
    ],
    pool: { poolId: id, units: 2, starts: ['10:00'], weekdays: null },
  },
  stay: { poolId: id, ...times, minStay: 60, maxStay: 120 },
  stayProductId: id,
  worth: [
    { productId: id, quantity: 1 },
    { productId: otherId, quantity: 3 },
  ],
  categoryIds: [id, otherId],
});

/** As what is new, so that every cell is read. */
function imported(form: ProductForm, names: SheetNames): unknown {
  const csv = writeCsv(sheetCells([{ id: 'p', version: 1, objectType: 'product', form }], names));
  const file = readCsv(csv);
  if ('refused' in file) return file.refused;
  const { rows } = readSheet(file.lines);
  const { form: read, errors } = applyCells(blank, { ...rows[0]!, id: null }, names);
  return errors.length > 0 ? { errors, csv } : read;
}

test('whatever things are called, a sheet that comes back names the same ones', () => {
  for (let seed = 0; seed < 60; seed++) {
    const things = nastyNames(seed);
    for (const [at, { id }] of things.entries()) {
      const form = naming(id, things[(at + 1) % things.length]!.id);
      expect({ things, id, form: imported(form, namesOf(things)) }).toEqual({ things, id, form });
    }
  }
});

const baths = [
  { id: 'p1', name: 'Baden' },
  { id: 'p2', name: 'Baden' },
  { id: 'p3', name: 'p1' },
  { id: 'p4', name: 'Zaal #3' },
  { id: 'p5', name: 'Oud', removed: true },
];

test.each([
  ['Baden', { code: 'ambiguous' }],
  ['Baden  #p2', 'p2'],
  ['#p2', 'p2'],
  ['Zaal #p2', { code: 'not_found' }],
  ['p1', 'p3'],
  ['Zaal #3', 'p4'],
  ['"Zaal #3"', 'p4'],
  ['Oud', { code: 'not_found' }],
  ['Oud #p5', 'p5'],
  ['', { code: 'not_found' }],
])('%s, as people write it, is read as %o', (cell, read) => {
  expect(idNamed(cell, baths)).toEqual(read);
});

test('a count before a name counts, unless the name begins with it', () => {
  const chairs = [
    { id: 's', name: 'Stoel' },
    { id: 't', name: '3 x Tafel' },
  ];
  expect(countedIdNamed('2 x Stoel', chairs)).toEqual({ id: 's', count: 2 });
  expect(countedIdNamed('3 x Tafel', chairs)).toEqual({ id: 't', count: 1 });
  expect(countedIdNamed('2 x "3 x Tafel"', chairs)).toEqual({ id: 't', count: 2 });
  expect(countedIdNamed('2 x Baden', baths)).toEqual({ code: 'ambiguous' });
});

test('only a name that nothing has is new', () => {
  expect(['Rust', '"A = B"', 'Baden', 'Weg #p1', 'Zaal #9'].map((cell) => newName(cell, baths))).toEqual([
    'Rust',
    'A = B',
    null,
    null,
    'Zaal #9',
  ]);
});
