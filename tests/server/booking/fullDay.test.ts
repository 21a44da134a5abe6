import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Proposal } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor, visitDay } from '#tests/support/visitor.ts';

const massage25 = '301';
const arrangement = '306';
/** The most that is planned for a guest on one day. */
const most = 12;
const short = Array.from({ length: most + 1 }, (_, index) => `${500 + index}`);
let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 2, 2);
  const { venueId } = proefbad;
  const products = short.map((xplanId) => ({ venueId, id: xplanId, xplanId, objectType: 'product' as const, type: 0 }));
  const name = JSON.stringify({ nl: 'Kort' });
  await app.db
    .insertInto('product')
    .values(products.map((product) => ({ ...product, name, price: 1000 })))
    .execute();
  await app.db
    .insertInto('productPlanning')
    .values(short.map((productId) => ({ venueId, productId, duration: 10 })))
    .execute();
  await app.db
    .insertInto('categoryProduct')
    .values(short.map((productId, position) => ({ venueId, categoryId: 'sessies', productId, position: position + 1 })))
    .execute();
});
afterAll(() => app.close());

const timesOf = (visitor: Visitor, productId: string): Promise<TestAnswer<never>> =>
  visitor.call('GET', `/products/${productId}/times/${visitDay}?flow=dagje&guests=1`) as never;

async function fill(visitor: Visitor): Promise<void> {
  for (const productId of short.slice(0, most)) {
    const { json } = await visitor.addProduct(productId, [1]);
    expect(json.data.notBookedProducts).toEqual([]);
  }
}

test('a guest whose day holds all that can be planned is told so, and offered other days', async () => {
  const visitor = new Visitor(app, { slug: 'dagje' });
  await visitor.holdDay();
  await fill(visitor);
  for (const productId of [massage25, arrangement]) {
    const { status, json } = await timesOf(visitor, productId);
    const { arrivalTimes, reason, alternatives } = json.data as {
      arrivalTimes: string[];
      reason: string;
      alternatives: { kind: string }[];
    };
    expect([status, arrivalTimes, reason]).toEqual([200, [], 'guest_busy']);
    expect(alternatives.map(({ kind }) => kind)).toEqual(['other_day', 'other_day']);
  }
  const added = await visitor.addProduct(massage25, [1, 2]);
  expect(added.json.data.notBookedProducts.map(({ person, reason }) => [person, reason])).toEqual([[1, 'guest_busy']]);
});

test('a plan that was made before the day was filled is refused', async () => {
  const visitor = new Visitor(app, { slug: 'dagje' });
  await visitor.holdDay();
  const items = [massage25, short[most]].map((productId) => ({ person: 1, productId }));
  const proposals = (await visitor.call('POST', '/reservation/dagje/proposals', { items })) as never as TestAnswer<
    Proposal[]
  >;
  await fill(visitor);
  const booked = await visitor.call('POST', `/reservation/dagje/proposals/${proposals.json.data[0]!.id}`);
  expect([booked.status, booked.json.code]).toEqual([409, 'product_unavailable']);
});
