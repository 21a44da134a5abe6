import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayTimes, Product, ProductDefinition, Proposal, Schedule, StepEntry } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { CatalogueEditor } from '#tests/support/catalogueEditor.ts';
import { bookedGroup, planningApp, tuesday } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

const [short, long, duo, day] = ['301', '302', '303', '306'] as const;
const rule = { fromDate: null, toDate: null, weekdays: null, priority: 1 };
const evening = { ...rule, fromTime: '17:00', toTime: '24:00' };

let app: TestApp;
let staff: CatalogueEditor;
beforeAll(async () => {
  ({ kuur: app } = await planningApp());
  staff = new CatalogueEditor(app, (await staffMember(app, 'content')).token);
  await sql`update activity set arrival_to = 1140`.execute(app.db);
  await staff.change<ProductDefinition>('/products/massage-50', {
    priceRules: [
      { ...evening, price: 9500 },
      { ...rule, fromTime: '19:00', toTime: '20:00', price: 6500, priority: 2 },
    ],
  });
  await staff.change('/products/duo', { priceRules: [{ ...evening, price: 10_000 }] });
  await staff.change('/products/collections/dag', { priceRules: [{ ...evening, price: 9900 }] });
  await staff.change('/products/entree', { priceRules: [{ ...evening, price: 2000 }] });
});
afterAll(async () => {
  await app.services.jobs.runEverything();
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

const listed = async (page: number, date = tuesday): Promise<Product[]> => {
  const answer = await app.call<StepEntry[]>('GET', `/api/flows/f-dagje/step/${page}?date=${date}`);
  return answer.json.data.flatMap(({ products }) => products);
};

const timesOf = async (xplanId: string, query = ''): Promise<DayTimes> =>
  (await app.call<DayTimes>('GET', `/api/products/${xplanId}/times/${tuesday}?persons=2${query}`)).json.data;

const visiting = async (persons = 1): Promise<Visitor> => {
  const visitor = new Visitor(app, { slug: 'dagje', persons });
  await visitor.holdDay();
  return visitor;
};

test('a product whose price depends on the time is shown from its lowest price of the open hours', async () => {
  const [group, together] = await listed(1);
  expect(group).toMatchObject({ price: 4500, priceVaries: true });
  expect(group!.options.map(({ price, priceVaries }) => [price, priceVaries])).toEqual([
    [6500, true],
    [4500, undefined],
  ]);
  expect(together).toMatchObject({ xplanId: duo, price: 9000, priceVaries: true });
  expect((await listed(2))[0]).toMatchObject({ xplanId: day, price: 9900, priceVaries: true });
});

test('where the house closes before its hours a price is not shown', async () => {
  const date = '2026-05-19';
  const exception = { venueId: proefbad.venueId, id: 'vroeg', fromDate: date, toDate: date };
  await app.db
    .insertInto('openingException')
    .values({ ...exception, blocks: JSON.stringify([{ from: 600, to: 1020 }]), reason: '{}' })
    .execute();
  const [group, together] = await listed(1, date);
  expect(group!.options[0]).toMatchObject({ price: 8000 });
  expect(group!.options[0]).not.toHaveProperty('priceVaries');
  expect(together).toMatchObject({ price: 9000 });
  expect(together).not.toHaveProperty('priceVaries');
});

test('each start is offered with its price and booked for it, up to the last minute before another', async () => {
  const { prices } = await timesOf(long);
  expect(prices).toMatchObject({ '16:30': 8000, '17:00': 9500, '18:30': 9500, '19:00': 6500, '19:30': 6500 });
  expect(prices).toMatchObject({ '20:00': 9500 });
  for (const [time, price] of Object.entries({ '16:55': 8000, '17:00': 9500, '19:55': 6500, '20:00': 9500 })) {
    const visitor = await visiting();
    const added = await visitor.addProduct(long, [1], { fixed: time });
    expect([time, added.json.data.reservation.total]).toEqual([time, price]);
    await visitor.call('DELETE', '/reservation/dagje');
  }
  expect(await timesOf(short)).not.toHaveProperty('prices');
});

test('two together have one price, at one time', async () => {
  const { prices } = await timesOf(duo, '&guests=1,2');
  expect(prices).toMatchObject({ '16:30': 9000, '17:00': 10_000 });
  const visitor = await bookedGroup(app, duo, { time: '17:00', persons: 2 });
  expect((await visitor.read()).json.data).toMatchObject({ total: 20_000 });
  await visitor.call('DELETE', '/reservation/dagje');
});

test('an entry costs what its arrival says: in the month, in the times and in the basket', async () => {
  const { entry, activity } = proefbad;
  const month = `/api/products/${entry.xplanId}/schedule/${tuesday}-${tuesday}?persons=2&activity=${activity.xplanId}`;
  const { data } = (await app.call<Schedule>('GET', month)).json;
  expect(data[tuesday]).toEqual({ price: 2000, priceVaries: true });
  const { prices } = await timesOf(activity.xplanId, `&entry=${entry.xplanId}`);
  expect(prices).toMatchObject({ '10:00': 3000, '16:30': 3000, '17:00': 2000, '19:00': 2000 });
  expect(await timesOf(activity.xplanId)).not.toHaveProperty('prices');
  for (const [startTime, price] of [
    ['16:30', 3000],
    ['17:00', 2000],
  ] as const) {
    const visitor = new Visitor(app, { startTime, endTime: '21:00' });
    await visitor.hold();
    expect((await visitor.checkin()).json.data.reservation.total).toBe(2 * price);
  }
});

test('an arrangement with an entry costs what its arrival says', async () => {
  const { prices } = await timesOf(day, '&guests=1&parts=301');
  expect(new Set(Object.values(prices!))).toEqual(new Set([12_000]));
  const visitor = await visiting();
  const added = await visitor.addCollection(day, [short], [1]);
  expect(added.json.data).toMatchObject({ notBookedProducts: [], reservation: { total: 12_000 } });
});

test('plans for a group cost what their starts do, and are booked for it', async () => {
  const visitor = await visiting(2);
  await visitor.addProduct(long, [1], { fixed: '11:00' });
  await visitor.addProduct(long, [2], { fixed: '17:30' });
  expect((await visitor.read()).json.data).toMatchObject({ total: 17_500 });
  const items = [1, 2].map((person) => ({ person, productId: long, preferredTime: '17:30' }));
  const proposed = await visitor.call('POST', '/reservation/dagje/proposals', { items });
  const plans = proposed.json.data as unknown as Proposal[];
  const together = plans.find(({ kind }) => kind === 'together')!;
  expect(together.items.map(({ startTime, price }) => [startTime, price])).toEqual([
    ['17:30', 9500],
    ['17:30', 9500],
  ]);
  expect(together.total).toBe(19_000);
  const booked = await visitor.call('POST', `/reservation/dagje/proposals/${together.id}`);
  expect([booked.status, booked.json.code]).toEqual([200, undefined]);
  expect((await visitor.read()).json.data).toMatchObject({ total: 19_000 });
});
