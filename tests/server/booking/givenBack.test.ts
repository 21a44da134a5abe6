import { plainTextOf } from '#domain/catalog/richText.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let week = 0;

/** Two therapists, two rooms and two places in the baths: what one group has, nobody else can have. */
beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 2, 2);
  await sql`update pool set capacity = 2`.execute(app.db);
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(app.db);
});
afterEach(async () => {
  await app.services.reservations.expireDue(50);
  expect(await audit(app.db)).toEqual([]);
});
afterAll(() => app.close());

/** A group of two on a Friday of its own. */
async function group(date = ''): Promise<Visitor> {
  if (date === '') week += 1;
  const day = new Date(Date.UTC(2026, 4, 8 + 7 * week)).toISOString().slice(0, 10);
  const visitor = new Visitor(app, { slug: 'dagje', date: date || day });
  await visitor.holdDay();
  return visitor;
}

/** Everything there is: both therapists for a duo, and both places of the session at 11:00. */
async function takeAll(visitor: Visitor): Promise<string[]> {
  const duo = await visitor.addProduct('303', [1, 2], { fixed: '15:00' });
  const session = await visitor.addProduct('304', [1, 2], { fixed: '11:00' });
  return [...duo.json.data.notBookedProducts, ...session.json.data.notBookedProducts].map(
    ({ name, person }) => `${plainTextOf(name)} ${person}`,
  );
}

const nothingFree = ['Duo 1', 'Duo 2', 'Hammam 1', 'Hammam 2'];

async function itemsOf(visitor: Visitor): Promise<string[]> {
  const { persons } = (await visitor.read()).json.data;
  return persons[0]!.products.map(({ itemId }) => itemId);
}

const claims = async ({ reservationId }: Visitor): Promise<string[]> => {
  const { rows } = await sql<{ state: string }>`select state from resource_claim where reservation_id = ${reservationId}
    union all select state from pool_claim where reservation_id = ${reservationId}`.execute(app.db);
  return rows.map(({ state }) => state);
};

test('what one group holds another cannot have', async () => {
  const first = await group();
  expect(await takeAll(first)).toEqual([]);
  expect(await takeAll(await group(first.options.date))).toEqual(nothingFree);
});

test('what is removed can be booked again', async () => {
  const first = await group();
  await takeAll(first);
  const [duo, session] = await itemsOf(first);
  await first.call('DELETE', `/reservation/dagje/product/${duo}`);
  const second = await group(first.options.date);
  expect(await takeAll(second)).toEqual(['Hammam 1', 'Hammam 2']);
  await first.call('DELETE', `/reservation/dagje/product/${session}`);
  const third = await group(first.options.date);
  const answer = await third.addProduct('304', [1, 2], { fixed: '11:00' });
  expect(answer.json.data.notBookedProducts.map(({ person }) => person)).toEqual([2]);
});

test('what a cancelled reservation had can be booked again', async () => {
  const first = await group();
  await takeAll(first);
  expect((await first.call('DELETE', '/reservation/dagje')).status).toBe(204);
  expect(new Set(await claims(first))).toEqual(new Set(['released']));
  expect(await takeAll(await group(first.options.date))).toEqual([]);
});

test('what a hold had can be booked again as soon as it ended, before anybody swept', async () => {
  const first = await group();
  await takeAll(first);
  await app.advance({ minutes: 21 });
  expect(await takeAll(await group(first.options.date))).toEqual([]);
});

test('the sweeper gives back therapists, rooms and places', async () => {
  const first = await group();
  await takeAll(first);
  expect(await claims(first)).toHaveLength(5);
  await app.advance({ minutes: 21 });
  await app.services.reservations.expireDue(50);
  expect(await claims(first)).toEqual(['released', 'released', 'released', 'released', 'released']);
});

test('an arrangement gives back all its parts', async () => {
  const first = await group();
  await first.addCollection('306', ['301'], [1]);
  await first.addCollection('306', ['301'], [2]);
  const [root] = await itemsOf(first);
  const { products } = (await first.read()).json.data.persons[0]!.products.find(({ itemId }) => itemId === root)!;
  await first.call('DELETE', `/reservation/dagje/collection/306/${products![0]!.itemId}`);
  const second = await group(first.options.date);
  const again = await second.addCollection('306', ['301'], [1]);
  expect(again.json.data.notBookedProducts).toEqual([]);
  const full = await second.addCollection('306', ['301'], [2]);
  expect(full.json.data.notBookedProducts.map(({ person }) => person)).toEqual([2]);
});

test('a confirmed visit has its therapists, rooms and places for good', async () => {
  const first = await group();
  await takeAll(first);
  await first.toPayment();
  expect((await first.payOnLocation()).status).toBe(200);
  expect(new Set(await claims(first))).toEqual(new Set(['confirmed']));
  await app.advance({ minutes: 90 });
  await app.services.reservations.expireDue(50);
  expect(await takeAll(await group(first.options.date))).toEqual(nothingFree);
});

test('a confirmation that fails leaves the hold as it was', async () => {
  const first = await group();
  await takeAll(first);
  await first.toPayment();
  await sql`update resource_claim set state = 'released' where reservation_id = ${first.reservationId}
    and resource_id like 'kamer%'`.execute(app.db);
  const answer = await first.payOnLocation();
  expect([answer.status, answer.json.code]).toEqual([409, 'reservation_changed']);
  expect(answer.json.changes?.map(({ name, person }) => `${plainTextOf(name)} ${person}`)).toEqual(['Duo 1', 'Duo 2']);
  expect((await claims(first)).toSorted()).toEqual(['hold', 'hold', 'hold', 'hold', 'released']);
  await first.call('DELETE', `/reservation/dagje/product/${answer.json.changes![0]!.itemId}`);
});
