import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Proposal, Schedule } from '#contract/names.ts';
import { plannerWork } from '#server/adapters/planning/plannerWork.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addResource, addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

const { venueId } = proefbad;
const massage50 = '302';
let app: TestApp;
let planned = 0;
const countPlan = (): void => void (planned += 1);

beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' } });
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 1, 0);
  await addResource(app.db, { id: 'kamer-1', kindId: 'room', works: [{ from: 600, to: 660 }] });
  plannerWork.subscribe(countPlan);
});
afterAll(async () => {
  plannerWork.unsubscribe(countPlan);
  await app.close();
});
beforeEach(() => void (planned = 0));

const ask = (days = '2026-05-10-2026-05-16', persons = 1, network = '203.0.113.9') =>
  app.call<Schedule>('GET', `/api/flows/f-dagje/schedule/${days}?persons=${persons}`, {
    headers: { 'x-forwarded-for': network },
  });

test('two equal questions cost one computation, one after the other and at the same time', async () => {
  const first = await ask();
  expect(planned).toBe(7);
  expect((await ask()).json).toEqual(first.json);
  expect(planned).toBe(7);
  await Promise.all([ask('2026-06-01-2026-06-07', 2, '203.0.113.1'), ask('2026-06-01-2026-06-07', 2, '203.0.113.2')]);
  expect(planned).toBe(14);
});

test('a day on which everything is as on another costs nothing', async () => {
  const week = async (days: string) => Object.keys((await ask(days, 4)).json.data).length;
  expect(await week('2026-08-03-2026-08-09')).toBe(await week('2026-08-17-2026-08-23'));
  expect(planned).toBe(7);
});

test('only the days that were not asked for before are computed', async () => {
  await ask('2026-07-01-2026-07-05', 3);
  await ask('2026-07-04-2026-07-07', 3);
  expect(planned).toBe(7);
});

test('a booking is seen at once, and only its day is computed anew', async () => {
  const days = '2026-05-18-2026-05-20';
  const reasons = async () => (await ask(days)).json.meta.reasons;
  expect(await reasons()).toEqual({});
  planned = 0;
  const visitor = new Visitor(app, { slug: 'dagje', date: '2026-05-19', persons: 1 });
  await visitor.holdDay();
  expect((await visitor.addProduct(massage50, [1])).json.data.notBookedProducts).toEqual([]);
  planned = 0;
  expect(await reasons()).toEqual({ '2026-05-19': 'full' });
  expect(planned).toBe(1);
  await visitor.call('DELETE', '/reservation/dagje');
  expect(await reasons()).toEqual({});
  expect(planned).toBe(1);
});

test('a day that is closed is seen at once', async () => {
  const days = '2026-05-26-2026-05-27';
  expect(Object.keys((await ask(days)).json.data)).toEqual(['2026-05-26', '2026-05-27']);
  const closed = { id: 'dicht', fromDate: '2026-05-27', toDate: '2026-05-27', reason: JSON.stringify({ nl: 'Dicht' }) };
  await app.db
    .insertInto('openingException')
    .values({ venueId, ...closed })
    .execute();
  expect((await ask(days)).json.meta.reasons).toEqual({ '2026-05-27': 'closed' });
});

test('a change of a price is seen at once', async () => {
  const priceOn = async () => (await ask('2026-05-28-2026-05-28')).json.data['2026-05-28']?.price;
  const before = await priceOn();
  await app.db
    .updateTable('product')
    .set({ price: 990 })
    .where('venueId', '=', venueId)
    .where('id', '=', 'hammam')
    .execute();
  await app.db
    .updateTable('product')
    .set({ price: 900 })
    .where('venueId', '=', venueId)
    .where('id', '=', 'massage-25')
    .execute();
  expect([before, await priceOn()]).toEqual([3500, 900]);
});

test('a therapist who becomes ill is seen at once', async () => {
  const days = '2026-06-15-2026-06-15';
  expect(Object.keys((await ask(days)).json.data)).toHaveLength(1);
  await app.db
    .updateTable('resource')
    .set({ active: false })
    .where('venueId', '=', venueId)
    .where('id', '=', 'kamer-1')
    .execute();
  expect((await ask(days)).json.meta.reasons).toEqual({ '2026-06-15': 'full' });
  await app.db
    .updateTable('resource')
    .set({ active: true })
    .where('venueId', '=', venueId)
    .where('id', '=', 'kamer-1')
    .execute();
  expect(Object.keys((await ask(days)).json.data)).toHaveLength(1);
});

test('proposals that are asked for twice are planned once', async () => {
  const visitor = new Visitor(app, { slug: 'dagje', date: '2026-06-22', persons: 1 });
  await visitor.holdDay();
  const items = [1].map((person) => ({ person, productId: massage50 }));
  const propose = () =>
    visitor.call('POST', '/reservation/dagje/proposals', { items }) as Promise<TestAnswer<unknown>> as Promise<
      TestAnswer<Proposal[]>
    >;
  const withoutIds = ({ json }: TestAnswer<Proposal[]>) => json.data.map((proposal) => ({ ...proposal, id: '' }));
  const first = await propose();
  expect([first.status, planned]).toEqual([200, 1]);
  const second = await propose();
  expect([withoutIds(second), planned]).toEqual([withoutIds(first), 1]);
  expect(second.json.data[0]?.id).not.toBe(first.json.data[0]?.id);
});
