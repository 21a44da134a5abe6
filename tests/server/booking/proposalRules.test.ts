import { plainTextOf } from '#domain/catalog/richText.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Proposal } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

const massage25 = '301';
const massage50 = '302';
const duo = '303';
const hammam = '304';
const day = '306';
const evening = '308';
const secret = '307';
/** A day with hammam sessions at 11:00 and 13:00. */
const friday = '2026-05-15';
/** A day on which nobody massages but from 11:00 to 12:00. */
const shortDay = '2026-05-13';
let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 2, 2);
  await addEvening();
  await shortenDay();
});
afterAll(() => app.close());
beforeEach(async () => {
  expect(await audit(app.db)).toEqual([]);
  await emptyBook(app.db);
});

/** A second arrangement with an entry; its treatment is not sold by itself. */
async function addEvening(): Promise<void> {
  const { venueId } = proefbad;
  const name = JSON.stringify({ nl: 'Avond' });
  const product = { venueId, id: 'avond', xplanId: evening, objectType: 'collection' as const, type: 0, name };
  await app.db
    .insertInto('product')
    .values({ ...product, price: 7000 })
    .execute();
  const parts = [proefbad.entry.id, 'geheim'].map((productId, position) => ({ productId, position, choice: 0 }));
  await app.db
    .insertInto('collectionPart')
    .values(parts.map((part) => ({ ...part, venueId, collectionId: 'avond' })))
    .execute();
  await app.db
    .insertInto('categoryProduct')
    .values({ venueId, categoryId: 'arrangementen', productId: 'avond', position: 1 })
    .execute();
}

async function shortenDay(): Promise<void> {
  const blocks = [
    { from: 0, to: 660 },
    { from: 720, to: 1440 },
  ];
  const away = { venueId: proefbad.venueId, fromDate: shortDay, toDate: shortDay, kind: 'absence' as const };
  const exceptions = ['therapeut-1', 'therapeut-2'].map((resourceId) => ({ ...away, id: resourceId, resourceId }));
  await app.db
    .insertInto('rosterException')
    .values(exceptions.map((exception) => ({ ...exception, blocks: JSON.stringify(blocks) })))
    .execute();
}

async function group(persons: number, date?: string): Promise<Visitor> {
  const visitor = new Visitor(app, { slug: 'dagje', persons, ...(date ? { date } : {}) });
  await visitor.holdDay();
  return visitor;
}

const propose = (visitor: Visitor, items: object[]) =>
  visitor.call('POST', '/reservation/dagje/proposals', { items }) as Promise<TestAnswer<unknown>> as Promise<
    TestAnswer<Proposal[]>
  >;
const take = (visitor: Visitor, { id }: Proposal) => visitor.call('POST', `/reservation/dagje/proposals/${id}`);
const namesOf = (answer: TestAnswer): string[][] =>
  answer.json.data.reservation.persons.map(({ products }) =>
    products
      .filter(({ checkinType }) => !checkinType)
      .map(({ name, startTime }) => `${plainTextOf(name)} ${startTime}`),
  );
const reasonsOf = ({ notBookedProducts }: Pick<Proposal, 'notBookedProducts'>): string[] =>
  notBookedProducts.map(({ xplanId, person, reason }) => `${xplanId} ${person} ${reason}`);

test('a plan leaves out what is new rather than what is booked', async () => {
  const visitor = await group(1, shortDay);
  await visitor.addProduct(massage50, [1], { fixed: '11:00' });
  const both = [massage25, massage50].map((productId) => ({ person: 1, productId }));
  const { json } = await propose(visitor, both);
  expect(json.data.map((plan) => plan.items.map(({ xplanId }) => xplanId))).toEqual([[massage50]]);
  expect(reasonsOf(json.data[0]!)).toEqual([`${massage25} 1 guest_busy`]);
  const booked = await take(visitor, json.data[0]!);
  expect(namesOf(booked)).toEqual([['Massage 50 11:00']]);
});

test('what a plan moves costs what it cost when it was added', async () => {
  const visitor = await group(2);
  await visitor.addProduct(massage50, [1], { fixed: '11:00' });
  await sql`update product set price = 9900 where id = 'massage-50'`.execute(app.db);
  const { json } = await propose(visitor, [
    { person: 1, productId: massage50 },
    { person: 2, productId: massage50 },
  ]);
  const booked = await take(visitor, json.data[0]!);
  await sql`update product set price = 8000 where id = 'massage-50'`.execute(app.db);
  expect(json.data.map(({ total }) => total)).toEqual(json.data.map(() => 17900));
  expect(json.data[0]?.items.map(({ person, price }) => `${person} ${price}`).toSorted()).toEqual(['1 8000', '2 9900']);
  expect(booked.json.data.reservation.persons.map(({ products }) => products[0]?.price)).toEqual([8000, 9900]);
  expect(booked.json.data.reservation.total).toBe(17900);
});

test('what is only sold inside an arrangement is sold to nobody by itself', async () => {
  const visitor = await group(2);
  await visitor.addCollection(evening, [], [1]);
  for (const [person, productId] of [
    [2, secret],
    [1, secret],
    [2, proefbad.entry.xplanId],
  ]) {
    const { status, json } = await propose(visitor, [{ person, productId }]);
    expect([status, json.code]).toEqual([409, 'product_unavailable']);
  }
});

test('a request holds no treatment twice for a guest, and no second entry', async () => {
  const visitor = await group(1);
  const twice = await propose(
    visitor,
    [massage25, massage25, massage50].map((productId) => ({ person: 1, productId })),
  );
  expect(twice.json.data[0]?.items).toHaveLength(2);
  expect(reasonsOf(twice.json.data[0]!)).toEqual([`${massage25} 1 duplicate`]);
  const entries = [
    { person: 1, productId: day, productIds: [massage25] },
    { person: 1, productId: evening },
  ];
  const fresh = await propose(visitor, entries);
  expect(reasonsOf(fresh.json.data[0]!)).toEqual([`${evening} 1 entry_duplicate`]);
  await visitor.addCollection(day, [massage25], [1]);
  const beside = await propose(visitor, entries);
  expect(reasonsOf(beside.json.data[0]!)).toEqual([`${evening} 1 entry_duplicate`]);
  const booked = await take(visitor, beside.json.data[0]!);
  expect(namesOf(booked)).toEqual([['Dag 10:00']]);
});

test('of two sessions of a guest each is planned anew, and a third can be requested', async () => {
  const visitor = await group(1, friday);
  for (const time of ['11:00', '13:00']) await visitor.addProduct(hammam, [1], { fixed: time });
  const request = [hammam, hammam].map((productId) => ({ person: 1, productId }));
  const both = await propose(visitor, request);
  expect(both.json.data[0]?.items.map(({ startTime }) => startTime).toSorted()).toEqual(['11:00', '13:00']);
  expect(both.json.data[0]?.total).toBe(7000);
  const third = await propose(visitor, [...request, ...request.slice(0, 1)]);
  expect(third.json.data[0]?.items).toHaveLength(2);
  expect(reasonsOf(third.json.data[0]!)).toEqual([`${hammam} 1 guest_busy`]);
  const booked = await take(visitor, third.json.data[0]!);
  expect(namesOf(booked)[0]?.toSorted()).toEqual(['Hammam 11:00', 'Hammam 13:00']);
});

test('who shares a duo already is nobody else’s companion', async () => {
  const visitor = await group(4);
  await visitor.addProduct(duo, [1, 2], { fixed: '11:00' });
  const { json } = await propose(
    visitor,
    [3, 1, 4, 2].map((person) => ({ person, productId: duo })),
  );
  expect(reasonsOf(json.data[0]!)).toEqual([]);
  const booked = await take(visitor, json.data[0]!);
  expect(booked.json.data.reservation.persons.map(({ products }) => products[0]?.sharedWith)).toEqual([
    [2],
    [1],
    [4],
    [3],
  ]);
});

test('a plan is taken as it was shown or not at all', async () => {
  const visitor = await group(1, friday);
  const { json } = await propose(visitor, [
    { person: 1, productId: evening, preferredTime: '18:00' },
    { person: 1, productId: massage25, preferredTime: '20:00' },
  ]);
  expect(json.data[0]?.items.map(({ startTime }) => startTime)).toEqual(['18:00', '20:00']);
  await visitor.addCollection(day, [hammam], [1]);
  const booked = await take(visitor, json.data[0]!);
  expect([booked.status, booked.json.code]).toEqual([409, 'product_unavailable']);
  expect((await visitor.read()).json.data.persons[0]?.products.map(({ name }) => name)).toContain('Dag');
});
