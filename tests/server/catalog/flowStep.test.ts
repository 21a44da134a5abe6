import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product, StepEntry } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp, TestRequest } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { richTextOf } from '#domain/catalog/richTextOf.ts';

const { venueId } = proefbad;
let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({
    seed: async (db) => {
      await createProefbad(db);
      await createProefbad(db, { venueId: 'tweede' });
      await createSmallCatalogue(db);
    },
  });
});
afterAll(() => kuur.close());

const step = (path: string, request?: TestRequest) =>
  kuur.call<StepEntry[]>('GET', `/api/flows/f-dagje/step/${path}`, request);

async function productOn(path: string, xplanId: string): Promise<Product> {
  const { json } = await step(path);
  return json.data.flatMap(({ products }) => products).find((product) => product.xplanId === xplanId)!;
}

test('a page has its categories with their products in order, without the hidden ones', async () => {
  const { data } = (await step('1')).json;
  expect(data.map(({ xplanId, name, products }) => [xplanId, name, products.map((product) => product.name)])).toEqual([
    ['900', 'behandelingen', ['Massage', 'Duo']],
    ['901', 'sessies', ['Hammam']],
  ]);
  expect((await step('0')).json.data).toEqual(data);
});

test('a group shows its options with their own prices and lengths, and costs what the cheapest does', async () => {
  expect(await productOn('1', '300')).toEqual({
    id: 'massage',
    xplanId: '300',
    objectType: 'productGroup',
    type: 0,
    name: 'Massage',
    description: '',
    image: null,
    price: 4500,
    needsTimes: true,
    duration: null,
    guests: 1,
    options: [
      { id: 'massage-50', xplanId: '302', optionName: 'Lang', price: 8000, duration: 50 },
      { id: 'massage-25', xplanId: '301', optionName: 'Kort', price: 4500, duration: 25 },
    ],
    products: [],
  });
});

test('prices are those of the day that is asked for', async () => {
  const sunday = await productOn('1?date=2026-05-03', '300');
  expect([sunday.price, sunday.options.map(({ price }) => price)]).toEqual([5000, [8000, 5000]]);
  expect((await productOn('1?date=2026-05-04', '300')).price).toBe(4500);
});

test('a duo treatment says for how many it is, and a session how long it takes', async () => {
  expect(await productOn('1', '303')).toMatchObject({ needsTimes: true, duration: 50, guests: 2, options: [] });
  expect(await productOn('1', '304')).toMatchObject({ type: 14, needsTimes: true, duration: 60, guests: 1 });
});

test('an arrangement on a sub-page has its parts with their choices', async () => {
  expect(await productOn('2', '306')).toMatchObject({
    objectType: 'collection',
    price: 12000,
    needsTimes: true,
    duration: null,
    products: [
      { xplanId: '100', name: 'Entree', choice: 0 },
      { xplanId: '301', name: 'Massage 25', choice: 1 },
      { xplanId: '304', name: 'Hammam', choice: 1 },
      { xplanId: '305', name: 'Thee', choice: 0 },
    ],
  });
});

test('texts come in the language of the visitor, and say so where they only exist in Dutch', async () => {
  const [treatments] = (await step('1', { language: 'en' })).json.data;
  expect(treatments?.untranslated).toEqual(['name']);
  expect(treatments?.products.map(({ untranslated }) => untranslated)).toEqual([['optionName'], undefined]);
  const [arrangements] = (await step('2', { language: 'en' })).json.data;
  expect(arrangements?.products[0]).toMatchObject({ name: 'Dag', untranslated: ['name'] });
  expect(arrangements?.products[0]?.products[0]?.name).toBe('Entry');
});

test('a text is sent as the tree that is stored', async () => {
  const set = {
    name: { nl: richTextOf('Duo <b>voor twee</b><img src=x onerror=alert(1)>') },
    description: { nl: richTextOf('<p>Warm & <u>rustig</u></p>') },
  };
  const values = { name: JSON.stringify(set.name), description: JSON.stringify(set.description) };
  await kuur.db.updateTable('product').set(values).where('venueId', '=', venueId).where('id', '=', 'duo').execute();
  expect(await productOn('1', '303')).toMatchObject({
    name: ['Duo ', { tag: 'strong', children: ['voor twee'] }],
    description: [{ tag: 'p', children: ['Warm & rustig'] }],
  });
});

test('a group of which every option is hidden is left out, and so is a category with nothing else', async () => {
  const show = (id: string, visible: boolean) =>
    kuur.db.updateTable('product').set({ visible }).where('venueId', '=', venueId).where('id', '=', id).execute();
  await show('massage-25', false);
  expect(await productOn('1', '300')).toMatchObject({ price: 8000, options: [{ id: 'massage-50' }] });
  await show('massage-50', false);
  await show('duo', false);
  expect((await step('1')).json.data.map(({ xplanId }) => xplanId)).toEqual(['901']);
  for (const id of ['massage-25', 'massage-50', 'duo']) await show(id, true);
});

test('a page without entries is empty; a page or a flow that is not there is not found', async () => {
  expect((await kuur.call('GET', '/api/flows/f-leeg/step/1')).json.data).toEqual([]);
  expect((await step('3')).json.code).toBe('not_found');
  expect((await kuur.call('GET', '/api/flows/f-leeg/step/2')).json.code).toBe('not_found');
  expect((await kuur.call('GET', '/api/flows/nergens/step/1')).json.code).toBe('not_found');
  expect((await step('1', { appTag: 'tweede' })).json.code).toBe('not_found');
});

test('a day that does not exist is refused', async () => {
  expect((await step('1?date=2026-02-30')).json.code).toBe('validation_failed');
});
