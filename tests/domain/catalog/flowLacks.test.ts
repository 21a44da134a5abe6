import { expect, test } from 'vitest';
import type { FlowForm } from '#domain/catalog/flowForm.ts';
import { flowLacks } from '#domain/catalog/flowLacks.ts';
import type { FlowFacts, ProductFacts } from '#domain/catalog/flowLacks.ts';

const form = (change: Partial<FlowForm> = {}): FlowForm => ({
  slug: 'dag',
  name: { nl: 'Dag' },
  description: { nl: '' },
  imageId: null,
  type: 3,
  steps: [{ stepType: 0, contentType: 3, name: { nl: '' }, description: { nl: '' }, entryIds: ['a', 'leeg'] }],
  checkinGroups: [{ name: { nl: 'Dag' }, entryProductId: 'entree', activityProductId: 'verblijf' }],
  productId: null,
  checkoutType: 'payment',
  checkoutText: { nl: '' },
  checkoutConfirmTitle: { nl: '' },
  ...change,
});

const product = (change: Partial<ProductFacts> = {}): ProductFacts => ({
  name: 'Entree',
  type: 10,
  visible: true,
  isPriced: true,
  hasTimes: false,
  ...change,
});
const stay = product({ name: 'Verblijf', type: 0, visible: false, isPriced: false, hasTimes: true });

const facts = (change: Partial<FlowFacts> = {}): FlowFacts => ({
  categories: new Map([
    ['a', { name: 'A', offered: 2 }],
    ['leeg', { name: 'Leeg', offered: 0 }],
  ]),
  products: new Map([
    ['entree', product()],
    ['verblijf', stay],
  ]),
  hasImage: true,
  isAddressTaken: false,
  opens: true,
  isFree: false,
  ...change,
});

const lacksOf = (changedForm: Partial<FlowForm>, changedFacts: Partial<FlowFacts> = {}) =>
  flowLacks(form(changedForm), facts(changedFacts)).map(({ code, pointer, name }) => `${code} ${pointer} ${name}`);

const withEntry = (entry: ProductFacts) => ({
  products: new Map([
    ['entree', entry],
    ['verblijf', stay],
  ]),
});

test('a flow that works lacks nothing, also with an empty category beside a full one', () => {
  expect(lacksOf({})).toEqual([]);
});

test('every page offers something', () => {
  const [step] = form().steps;
  const page = (entryIds: string[]) => ({
    steps: [step!, { ...step!, contentType: 4, name: { nl: 'Meer' }, entryIds }],
  });
  expect(lacksOf(page([]))).toEqual(['no_categories /steps/1/entryIds Meer']);
  expect(lacksOf(page(['leeg']))).toEqual(['nothing_offered /steps/1/entryIds Meer']);
  expect(lacksOf(page(['weg']))).toEqual(['category_missing /steps/1/entryIds/0 Meer']);
});

test('a group has an entry that is visible and priced, and times to arrive', () => {
  const at = '/checkinGroups/0';
  expect(lacksOf({ checkinGroups: [] })).toEqual(['no_groups /checkinGroups ']);
  expect(lacksOf({}, withEntry(product({ visible: false, isPriced: false })))).toEqual([
    `product_hidden ${at}/entryProductId Entree`,
    `no_price ${at}/entryProductId Entree`,
  ]);
  expect(lacksOf({}, { ...withEntry(product({ isPriced: false })), isFree: true })).toEqual([]);
  expect(lacksOf({}, { products: new Map([['verblijf', product()]]) })).toEqual([
    `product_missing ${at}/entryProductId Dag`,
    `no_times ${at}/activityProductId Entree`,
  ]);
});

test('an order has a product of its kind; only a gift card has no price', () => {
  const order = { type: 5, steps: [], checkinGroups: [], productId: 'bon' };
  const sells = (sold: ProductFacts) => ({ products: new Map([['bon', sold]]), opens: false });
  const card = product({ name: 'Bon', type: 3, isPriced: false });
  expect(lacksOf(order, sells(card))).toEqual([]);
  expect(lacksOf({ ...order, type: 6 }, sells(card))).toEqual(['no_price /productId Bon']);
  expect(lacksOf({ ...order, type: 7 }, sells(product({ name: 'Bon', type: 3 })))).toEqual([
    'wrong_product /productId Bon',
  ]);
  expect(lacksOf({ ...order, productId: null }, sells(card))).toEqual(['no_product /productId ']);
});

test('what needs a day needs a venue that opens, and every flow a picture that is there and an address of its own', () => {
  expect(lacksOf({}, { opens: false })).toEqual(['never_open  ']);
  expect(lacksOf({ imageId: 'weg' }, { hasImage: false, isAddressTaken: true })).toEqual([
    'address_taken /slug ',
    'image_missing /imageId ',
  ]);
});
