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

const massage25 = '301';
const massage50 = '302';
const duo = '303';
const hammam = '304';
let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 2, 2);
});
afterAll(() => app.close());
beforeEach(async () => {
  expect(await audit(app.db)).toEqual([]);
  await emptyBook(app.db);
});

async function onADay(options: { persons?: number; date?: string } = {}): Promise<Visitor> {
  const visitor = new Visitor(app, { slug: 'dagje', ...options });
  await visitor.holdDay();
  return visitor;
}

const timesOf = ({ json }: TestAnswer): string[][] =>
  json.data.reservation.persons.map(({ products }) =>
    products.map(({ name, startTime, endTime }) => `${plainTextOf(name)} ${startTime}-${endTime}`),
  );

const refusals = ({ json }: TestAnswer): string[] =>
  json.data.notBookedProducts.map(({ name, person, reason }) => `${plainTextOf(name)} ${person} ${reason}`);

test('a treatment is booked at the chosen time, with its end', async () => {
  const visitor = await onADay();
  const answer = await visitor.addProduct(massage50, [1], { fixed: '13:00' });
  expect([answer.status, timesOf(answer), refusals(answer)]).toEqual([200, [['Massage 50 13:00-13:50'], []], []]);
  expect(answer.json.data.reservation.total).toBe(8000);
});

test('several guests in one request are booked at one time while there is somebody for each', async () => {
  const visitor = await onADay({ persons: 3 });
  const answer = await visitor.addProduct(massage25, [1, 2, 3], { near: '13:00' });
  const starts = timesOf(answer).flat().toSorted();
  expect(starts.filter((text) => text === 'Massage 25 13:00-13:25')).toHaveLength(2);
  expect(starts).toHaveLength(3);
});

test('a guest is never in two places, and has a quarter of an hour between two treatments', async () => {
  const visitor = await onADay({ persons: 1 });
  await visitor.addProduct(massage50, [1], { fixed: '13:00' });
  const busy = await visitor.addProduct(massage25, [1], { fixed: '14:00' });
  expect(refusals(busy)).toEqual(['Massage 25 1 guest_busy']);
  const after = await visitor.addProduct(massage25, [1], { fixed: '14:05' });
  expect(refusals(after)).toEqual([]);
});

test('the last therapist is booked once, and the next one hears who is missing and what is left', async () => {
  const [first, second] = [await onADay(), await onADay({ persons: 1 })];
  await first.addProduct(massage50, [1, 2], { fixed: '13:00' });
  const answer = await second.addProduct(massage50, [1], { fixed: '13:00' });
  expect(refusals(answer)).toEqual(['Massage 50 1 no_therapist']);
  expect(answer.json.data.notBookedProducts[0]?.alternatives).toEqual([
    { kind: 'other_time', date: '2026-05-12', time: '12:00', persons: [1] },
    { kind: 'other_time', date: '2026-05-12', time: '14:00', persons: [1] },
    { kind: 'other_time', date: '2026-05-12', time: '11:30', persons: [1] },
    { kind: 'other_day', date: '2026-05-13', time: '13:00', persons: [1] },
    { kind: 'other_day', date: '2026-05-14', time: '13:00', persons: [1] },
  ]);
});

test('an alternative that is offered can be booked', async () => {
  const [first, second] = [await onADay(), await onADay({ persons: 1 })];
  await first.addProduct(massage50, [1, 2], { fixed: '13:00' });
  const refused = await second.addProduct(massage50, [1], { fixed: '13:00' });
  const [alternative] = refused.json.data.notBookedProducts[0]!.alternatives;
  const answer = await second.addProduct(massage50, [1], { fixed: alternative!.time! });
  expect([timesOf(answer), refusals(answer)]).toEqual([[['Massage 50 12:00-12:50']], []]);
});

test('a duo treatment takes two therapists and one room, and is one thing for both guests', async () => {
  const visitor = await onADay();
  const answer = await visitor.addProduct(duo, [1, 2], { fixed: '15:00' });
  expect(timesOf(answer)).toEqual([['Duo 15:00-15:50'], ['Duo 15:00-15:50']]);
  const [one, two] = answer.json.data.reservation.persons;
  expect([one?.products[0]?.sharedWith, two?.products[0]?.sharedWith]).toEqual([[2], [1]]);
  const claims = await sql<{ resource: string }>`select resource_id as resource from resource_claim order by 1`.execute(
    app.db,
  );
  expect(claims.rows.map(({ resource }) => resource)).toEqual(['kamer-1', 'therapeut-1', 'therapeut-2']);
  const gone = await visitor.call('DELETE', `/reservation/dagje/product/${two!.products[0]!.itemId}`);
  expect(gone.json.data.persons.map(({ products }) => products)).toEqual([[], []]);
});

test('a duo without its companion and a guest who is not there are refused', async () => {
  const visitor = await onADay();
  for (const [product, persons] of [
    [duo, [1]],
    [massage25, [3]],
  ] as const) {
    const answer = await visitor.addProduct(product, [...persons]);
    expect([answer.status, answer.json.code]).toEqual([409, 'person_count_invalid']);
  }
});

test('everybody at once can be asked for where the venue allows it', async () => {
  const visitor = await onADay();
  const answer = await visitor.addProduct(massage25, [-1], { fixed: '12:00' });
  expect(timesOf(answer)).toEqual([['Massage 25 12:00-12:25'], ['Massage 25 12:00-12:25']]);
});

test('the same treatment twice for one guest is told as a duplicate, the others are booked', async () => {
  const visitor = await onADay();
  await visitor.addProduct(massage25, [1], { fixed: '11:00' });
  const answer = await visitor.addProduct(massage25, [1, 2], { near: '12:00' });
  expect(refusals(answer)).toEqual(['Massage 25 1 duplicate']);
  expect(timesOf(answer)).toEqual([['Massage 25 11:00-11:25'], ['Massage 25 12:00-12:25']]);
});

test('a session has its own times and weekdays', async () => {
  const tuesday = await onADay();
  expect(refusals(await tuesday.addProduct(hammam, [1]))).toEqual(['Hammam 1 unavailable']);
  const friday = await onADay({ date: '2026-05-15' });
  expect(timesOf(await friday.addProduct(hammam, [1, 2], { near: '12:30' }))).toEqual([
    ['Hammam 13:00-14:00'],
    ['Hammam 13:00-14:00'],
  ]);
});

test('a product that the flow does not sell, is hidden or is only a part cannot be asked for', async () => {
  const visitor = await onADay();
  for (const product of ['305', '307', '100', 'nergens']) {
    const answer = await visitor.addProduct(product, [1]);
    expect([answer.status, answer.json.code]).toEqual([409, 'product_unavailable']);
  }
});

test('removing a treatment gives its therapist and room to the next visitor', async () => {
  const [first, second] = [await onADay(), await onADay()];
  const booked = await first.addProduct(massage50, [1, 2], { fixed: '13:00' });
  const itemId = booked.json.data.reservation.persons[0]!.products[0]!.itemId;
  await first.call('DELETE', `/reservation/dagje/product/${itemId}`);
  expect(refusals(await second.addProduct(massage50, [1, 2], { fixed: '13:00' }))).toEqual(['Massage 50 2 group_busy']);
});

test('an expired hold gives its therapists back to whoever asks next', async () => {
  const first = await onADay();
  await first.addProduct(massage50, [1, 2], { fixed: '13:00' });
  await app.advance({ minutes: 21 });
  const second = await onADay();
  expect(refusals(await second.addProduct(massage50, [1, 2], { fixed: '13:00' }))).toEqual([]);
});

test('a product that takes no time is simply added', async () => {
  const tea = { venueId: 'proefbad', categoryId: 'behandelingen', productId: 'thee', position: 9 };
  await app.db.insertInto('categoryProduct').values(tea).execute();
  const visitor = await onADay();
  const answer = await visitor.addProduct('305', [1, 2]);
  expect([refusals(answer), timesOf(answer)]).toEqual([[], [['Thee null-null'], ['Thee null-null']]]);
  await app.db.deleteFrom('categoryProduct').where('productId', '=', 'thee').execute();
});
