import { expect, test } from 'vitest';
import { collectionLacks, groupLacks, productLacks } from '#domain/catalog/productLacks.ts';
import type { PartFacts, ProductLack, ProductLacksForm } from '#domain/catalog/productLacks.ts';

const product = (change: Partial<ProductLacksForm> = {}): ProductLacksForm => ({
  type: 0,
  visible: true,
  price: 4500,
  priceRules: [],
  planning: { needs: [{}], pool: null },
  stay: null,
  stayProductId: null,
  worth: [],
  ...change,
});

const words = (lacks: ProductLack[]): string[] => lacks.map(({ code, name }) => `${code} ${name}`.trim());
const lacksOf = (change: Partial<ProductLacksForm>): string[] => words(productLacks(product(change)));

test('a visible product with price and planning lacks nothing', () => {
  expect(lacksOf({})).toEqual([]);
  expect(lacksOf({ type: 1, planning: null })).toEqual([]);
});

test('a product without a price on any day cannot be booked', () => {
  expect(lacksOf({ price: 0 })).toEqual(['no_price']);
  expect(lacksOf({ price: 0, priceRules: [{ price: 0 }] })).toEqual(['no_price']);
  expect(lacksOf({ price: 0, priceRules: [{ price: 0 }, { price: 100 }] })).toEqual([]);
});

test('a stay is hidden and free, as its entry is what guests choose', () => {
  expect(lacksOf({ visible: false, price: 0, planning: null, stay: {} })).toEqual([]);
  expect(lacksOf({ visible: false })).toEqual(['hidden']);
});

test('an activity and a group lesson need a planning that asks for somebody, a room or places', () => {
  expect(lacksOf({ planning: null })).toEqual(['no_planning']);
  expect(lacksOf({ type: 14, planning: null })).toEqual(['no_planning']);
  expect(lacksOf({ planning: { needs: [], pool: null } })).toEqual(['needs_nobody']);
  expect(lacksOf({ planning: { needs: [], pool: {} } })).toEqual([]);
});

test('an entry needs a stay, and a voucher something that it is for', () => {
  expect(lacksOf({ type: 10, planning: null })).toEqual(['no_stay']);
  expect(lacksOf({ type: 10, planning: null, stayProductId: 'verblijf' })).toEqual([]);
  expect(lacksOf({ type: 3, planning: null })).toEqual(['no_worth']);
  expect(lacksOf({ type: 3, planning: null, worth: [{}] })).toEqual([]);
  expect(lacksOf({ type: 3, planning: null, price: 0 })).toEqual([]);
});

const facts = (change: Partial<PartFacts>): PartFacts => ({
  name: 'Thee',
  type: 1,
  visible: true,
  priceMissing: false,
  ...change,
});

test('an arrangement has a price, parts, choices, and parts with a price of their own', () => {
  const form = { visible: true, price: 9900, priceRules: [], parts: [{ productId: 'thee', choice: 0 }] };
  const free = new Map([['thee', facts({ priceMissing: true })]]);
  expect(collectionLacks(form, new Map())).toEqual([]);
  expect(words(collectionLacks({ ...form, visible: false, price: 0, parts: [] }, free))).toEqual([
    'hidden',
    'no_price',
    'no_parts',
  ]);
  expect(words(collectionLacks({ ...form, parts: [{ productId: 'thee', choice: 2 }] }, free))).toEqual([
    'no_choice 2',
    'part_no_price Thee',
  ]);
  expect(collectionLacks(form, new Map([['thee', facts({ type: 0, priceMissing: true })]]))).toEqual([]);
});

test('a group offers an option that is visible and priced', () => {
  const form = { visible: true, options: [{ productId: 'kort' }, { productId: 'lang' }] };
  const options = (kort: Partial<PartFacts>, lang: Partial<PartFacts>) =>
    words(
      groupLacks(
        form,
        new Map([
          ['kort', facts(kort)],
          ['lang', facts({ name: 'Lang', ...lang })],
        ]),
      ),
    );
  expect(words(groupLacks({ visible: false, options: [] }, new Map()))).toEqual(['hidden', 'no_options']);
  expect(options({}, { visible: false })).toEqual([]);
  expect(options({ visible: false }, { visible: false })).toEqual(['options_hidden']);
  expect(options({}, { priceMissing: true })).toEqual(['part_no_price Lang']);
});
