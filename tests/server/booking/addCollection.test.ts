import { plainTextOf } from '#domain/catalog/richText.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { Visitor } from '#tests/support/visitor.ts';

const day = '306';
const massage25 = '301';
const hammam = '304';
let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 1, 1);
});
afterAll(() => app.close());
beforeEach(async () => {
  expect(await audit(app.db)).toEqual([]);
  await emptyBook(app.db);
});

async function onAFriday(persons = 2): Promise<Visitor> {
  const visitor = new Visitor(app, { slug: 'dagje', persons, date: '2026-05-15' });
  await visitor.holdDay();
  return visitor;
}

const refusals = ({ json }: TestAnswer): string[] =>
  json.data.notBookedProducts.map(({ name, person, reason }) => `${plainTextOf(name)} ${person} ${reason}`);

test('an arrangement is one product with a price, and its parts hang below it with their times', async () => {
  const visitor = await onAFriday();
  const { json } = await visitor.addCollection(day, [massage25], [1]);
  const [first] = json.data.reservation.persons;
  const root = first!.products.find(({ objectType }) => objectType === 'collection')!;
  expect([root.name, root.price, json.data.reservation.total]).toEqual(['Dag', 12000, 12000]);
  expect(root.products!.map(({ name, price }) => [name, price])).toEqual([
    ['Entree', 0],
    ['Massage 25', 0],
    ['Thee', 0],
  ]);
  const massage = root.products!.find(({ xplanId }) => xplanId === massage25)!;
  expect(massage.startTime).toMatch(/^\d\d:\d\d$/);
});

test('the entry in an arrangement takes its place in the baths', async () => {
  const visitor = await onAFriday();
  await visitor.addCollection(day, [massage25], [1]);
  await visitor.addCollection(day, [hammam], [2]);
  const places = await sql<{ most: number }>`select max(booked) as most from pool_bucket`.execute(app.db);
  expect(places.rows[0]?.most).toBe(3);
});

test('exactly one alternative of each choice is asked for', async () => {
  const visitor = await onAFriday();
  for (const chosen of [[], [massage25, hammam], ['305', '302']]) {
    const answer = await visitor.addCollection(day, chosen, [1]);
    expect([answer.status, answer.json.code]).toEqual([409, 'product_unavailable']);
  }
});

test('a guest with an arrangement has an entry: a second one is refused', async () => {
  const visitor = await onAFriday();
  await visitor.addCollection(day, [massage25], [1]);
  const answer = await visitor.addCollection(day, [hammam], [1, 2]);
  expect(refusals(answer)).toEqual(['Dag 1 entry_duplicate']);
});

test('all parts are planned together or the whole is refused', async () => {
  const visitor = await onAFriday();
  await sql`update product_pool set starts = '{660}'`.execute(app.db);
  const busy = await onAFriday(1);
  await busy.addProduct(massage25, [1], { fixed: '11:00' });
  const answer = await visitor.addCollection(day, [hammam], [1, 2]);
  expect(refusals(answer)).toEqual([]);
  await sql`update pool_bucket set capacity = booked`.execute(app.db);
  const late = await onAFriday(1);
  expect(refusals(await late.addCollection(day, [hammam], [1]))).toEqual(['Dag 1 pool_full']);
  const nothing = await sql`select from reservation_item where reservation_id = ${late.reservationId}`.execute(app.db);
  expect(nothing.rows).toEqual([]);
  await sql`update product_pool set starts = '{660,780}'`.execute(app.db);
  await sql`update pool_bucket set capacity = 10`.execute(app.db);
});

test('an arrangement is removed by its id and its first part, with everything it held', async () => {
  const visitor = await onAFriday();
  const added = await visitor.addCollection(day, [massage25], [1]);
  const root = added.json.data.reservation.persons[0]!.products.find(({ objectType }) => objectType === 'collection')!;
  const wrong = await visitor.call('DELETE', `/reservation/dagje/collection/999/${root.products![0]!.itemId}`);
  expect([wrong.status, wrong.json.code]).toEqual([404, 'not_found']);
  const gone = await visitor.call('DELETE', `/reservation/dagje/collection/${day}/${root.products![0]!.itemId}`);
  expect([gone.json.data.persons[0]!.products, gone.json.data.total]).toEqual([[], 0]);
  const live = await sql`select from resource_claim where state <> 'released'`.execute(app.db);
  expect(live.rows).toEqual([]);
});
