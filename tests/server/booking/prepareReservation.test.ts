import { plainTextOf } from '#domain/catalog/richText.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { Visitor } from '#tests/support/visitor.ts';

const friday = '2026-05-15';
let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 2, 2);
});
afterAll(() => app.close());
beforeEach(async () => {
  await emptyBook(app.db, ['roster_exception', 'pool_exception', 'opening_exception']);
  await sql`update resource set active = true`.execute(app.db);
});

/** A group of two with a full basket, one step before the payment. */
async function filled(fill: (visitor: Visitor) => Promise<unknown>): Promise<Visitor> {
  const visitor = new Visitor(app, { slug: 'dagje', date: friday });
  await visitor.holdDay();
  await fill(visitor);
  await visitor.register();
  await visitor.link();
  return visitor;
}

const threeTreatments = (visitor: Visitor) =>
  filledWith(visitor, [
    ['302', [1], '11:00'],
    ['303', [1, 2], '14:00'],
    ['304', [2], '11:00'],
  ]);

async function filledWith(visitor: Visitor, items: [string, number[], string][]): Promise<void> {
  for (const [product, persons, fixed] of items) {
    expect((await visitor.addProduct(product, persons, { fixed })).json.data.notBookedProducts).toEqual([]);
  }
}

const changed = ({ status, json }: TestAnswer) => [
  status,
  json.code,
  json.changes?.map(({ kind, name, person, oldPrice }) => `${kind} ${plainTextOf(name)} ${person} ${oldPrice}`),
];

const letGo = (visitor: Visitor, productId: string) =>
  sql`update resource_claim set state = 'released' where reservation_id = ${visitor.reservationId}
    and item_id in (select id from reservation_item where product_id = ${productId})`.execute(app.db);

test('treatments that still stand are prepared, and the hold begins anew', async () => {
  const visitor = await filled(threeTreatments);
  const before = (await visitor.read()).json.data.session.expiresAt;
  await app.advance({ minutes: 5 });
  const answer = await visitor.prepare();
  expect(answer.status).toBe(200);
  expect(Date.parse(answer.json.data.session.expiresAt)).toBeGreaterThan(Date.parse(before));
});

test('a treatment whose therapist was let go is named, and what still stands is not', async () => {
  const visitor = await filled(threeTreatments);
  await letGo(visitor, 'massage-50');
  expect(changed(await visitor.prepare())).toEqual([
    409,
    'reservation_changed',
    ['no_longer_available Massage 50 1 8000'],
  ]);
});

test('a duo falls for both guests, though its places are held once', async () => {
  const visitor = await filled(threeTreatments);
  await letGo(visitor, 'duo');
  expect(changed(await visitor.prepare())[2]).toEqual([
    'no_longer_available Duo 1 9000',
    'no_longer_available Duo 2 9000',
  ]);
});

test('an arrangement falls as a whole when one of its parts does', async () => {
  const visitor = await filled((one) => one.addCollection('306', ['301'], [1]));
  await letGo(visitor, 'massage-25');
  expect(changed(await visitor.prepare())[2]).toEqual(['no_longer_available Dag 1 12000']);
});

test('an arrangement falls too when its place in the baths is gone', async () => {
  const visitor = await filled((one) => one.addCollection('306', ['301'], [2]));
  await sql`update pool_claim set state = 'released'`.execute(app.db);
  expect(changed(await visitor.prepare())[2]).toEqual(['no_longer_available Dag 2 12000']);
});

const opensAt = (blocks: { from: number; to: number }[]) =>
  app.db
    .insertInto('openingException')
    .values({
      venueId: 'proefbad',
      id: 'anders',
      fromDate: friday,
      toDate: friday,
      blocks: JSON.stringify(blocks),
    })
    .execute();

test('a venue that opens later that day keeps what lies after it', async () => {
  const visitor = await filled(threeTreatments);
  await opensAt([{ from: 780, to: 1320 }]);
  expect(changed(await visitor.prepare())[2]).toEqual([
    'no_longer_available Massage 50 1 8000',
    'no_longer_available Hammam 2 3500',
  ]);
});

const absent = (resourceId: string, blocks: { from: number; to: number }[] | null) =>
  app.db
    .insertInto('rosterException')
    .values({
      venueId: 'proefbad',
      id: `weg-${resourceId}`,
      resourceId,
      fromDate: friday,
      toDate: friday,
      kind: 'absence',
      blocks: blocks && JSON.stringify(blocks),
    })
    .execute();

test('a therapist who falls ill takes the treatment along, the others stand', async () => {
  const visitor = await filled((one) => filledWith(one, [['302', [1, 2], '11:00']]));
  const { rows } = await sql<{ person: number; resource: string }>`
    select i.person, c.resource_id as resource from resource_claim c join reservation_item i on i.id = c.item_id
    where c.resource_id like 'therapeut%' and i.person = 2`.execute(app.db);
  await absent(rows[0]!.resource, null);
  expect(changed(await visitor.prepare())[2]).toEqual(['no_longer_available Massage 50 2 8000']);
});

test('a room that is taken out of use is not prepared for', async () => {
  const visitor = await filled((one) => filledWith(one, [['302', [1], '11:00']]));
  await sql`update resource set active = false where kind_id = 'room'`.execute(app.db);
  expect(changed(await visitor.prepare())[2]).toEqual(['no_longer_available Massage 50 1 8000']);
});

test('a session in a pool that closes is named', async () => {
  const visitor = await filled(threeTreatments);
  await app.db
    .insertInto('poolException')
    .values({ venueId: 'proefbad', id: 'leeg', poolId: 'baden', fromDate: friday, toDate: friday, capacity: 0 })
    .execute();
  expect(changed(await visitor.prepare())[2]).toEqual(['no_longer_available Hammam 2 3500']);
});

test('without what fell the rest can be prepared', async () => {
  const visitor = await filled(threeTreatments);
  await letGo(visitor, 'duo');
  const { changes } = (await visitor.prepare()).json;
  await visitor.call('DELETE', `/reservation/dagje/product/${changes![0]!.itemId}`);
  const answer = await visitor.prepare();
  expect([answer.status, answer.json.data.total]).toEqual([200, 11500]);
});

test('an arrangement before and after a closed hour stands, for nothing of it lies in that hour', async () => {
  await sql`delete from collection_part where product_id = 'entree'`.execute(app.db);
  await sql`update collection_part set choice = 0`.execute(app.db);
  await opensAt([
    { from: 600, to: 780 },
    { from: 900, to: 1320 },
  ]);
  await absent('therapeut-1', [{ from: 600, to: 900 }]);
  await absent('therapeut-2', [{ from: 600, to: 900 }]);
  const visitor = await filled((one) => one.addCollection('306', [], [1]));
  const parts = (await visitor.read()).json.data.persons[0]!.products[0]!.products!;
  expect(parts.map(({ name, startTime }) => `${plainTextOf(name)} ${startTime}`)).toEqual([
    'Massage 25 15:00',
    'Hammam 11:00',
    'Thee null',
  ]);
  expect((await visitor.prepare()).status).toBe(200);
});
