import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { plannedProducts, soldOnFlow, soldProducts } from '#server/catalog/soldProducts.service.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await createProefbad(database.db);
  await createSmallCatalogue(database.db);
});
afterAll(() => database.close());

const { venueId } = proefbad;
const sold = (xplanId: string, flowId = 'f-dagje'): Promise<SoldProduct | null> =>
  soldOnFlow(database.db, venueId, flowId, xplanId);

test('an option of a group is sold where the group stands, with its planning and prices', async () => {
  expect(await sold('301')).toEqual({
    id: 'massage-25',
    xplanId: '301',
    objectType: 'product',
    type: 0,
    name: { nl: 'Massage 25', en: 'Massage 25' },
    price: 4500,
    priceRules: [
      { fromDate: null, toDate: null, weekdays: [7], fromMinute: null, toMinute: null, price: 5000, priority: 1 },
    ],
    vatRate: 9,
    paymentMoment: 'payment',
    depositPercentage: 100,
    planning: {
      duration: 25,
      bufferBefore: 0,
      bufferAfter: 10,
      guests: 1,
      noticeHours: 0,
      needs: [
        { kindId: 'therapist', skillId: 'masseren', count: 1 },
        { kindId: 'room', skillId: null, count: 1 },
      ],
      pool: null,
    },
    stay: null,
    parts: [],
  });
});

test('a session has its pool with the fixed starts', async () => {
  const session = await sold('304');
  expect(session?.planning?.pool).toEqual({
    poolId: proefbad.poolId,
    units: 1,
    starts: [660, 780],
    weekdays: [5, 6],
  });
  expect(session?.planning?.needs).toEqual([]);
});

test('an arrangement has its parts in order, the entry with the stay it takes', async () => {
  const arrangement = await sold('306');
  expect(arrangement?.parts.map(({ choice, product }) => [choice, product.id])).toEqual([
    [0, 'entree'],
    [1, 'massage-25'],
    [1, 'hammam'],
    [0, 'thee'],
  ]);
  expect(arrangement?.planning).toBeNull();
  expect(arrangement?.parts[0]?.product.stay).toMatchObject({
    poolId: proefbad.poolId,
    activityProduct: { id: 'verblijf', xplanId: '200' },
    activity: { arrivalFrom: 600, minStay: 120 },
  });
  expect(arrangement?.parts[3]?.product).toMatchObject({ planning: null, stay: null });
});

test('what is hidden, a group, only a part, or on no page of the flow is not sold', async () => {
  for (const xplanId of ['307', '300', '305', '100', '999']) expect(await sold(xplanId)).toBeNull();
  expect(await sold('301', 'f-leeg')).toBeNull();
  expect(await soldOnFlow(database.db, 'tweede', 'f-dagje', '301')).toBeNull();
});

test('everything on all pages of a flow is sold there, and nothing else', async () => {
  const products = await soldProducts(database.db, venueId, 'f-dagje');
  expect(products.map(({ id }) => id).toSorted()).toEqual(['dag', 'duo', 'hammam', 'massage-25', 'massage-50']);
  expect(await soldProducts(database.db, venueId, 'f-leeg')).toEqual([]);
});

test('booked products are found by their ids whether they are still sold or not', async () => {
  const products = await plannedProducts(database.db, venueId, ['geheim', 'dag', 'onbekend', 'massage']);
  expect(Object.fromEntries(products.map(({ id, parts }) => [id, parts.length]))).toEqual({ dag: 4, geheim: 0 });
  expect(await plannedProducts(database.db, venueId, [])).toEqual([]);
});
