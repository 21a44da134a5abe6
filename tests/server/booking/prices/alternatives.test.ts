import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Alternative, OwnBooking, OwnStarts } from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { CatalogueEditor } from '#tests/support/catalogueEditor.ts';
import { bookedOnLocation, OwnGuest, refOf } from '#tests/support/ownBooking.ts';
import { bookedGroup, groupInside, planningApp } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

const [short, long] = ['301', '302'] as const;
const evening = { fromDate: null, toDate: null, weekdays: null, fromTime: '17:00', toTime: '22:00', priority: 1 };

let app: TestApp;
beforeAll(async () => {
  ({ kuur: app } = await planningApp());
  const staff = new CatalogueEditor(app, (await staffMember(app, 'content')).token);
  await sql`update activity set arrival_to = 1140`.execute(app.db);
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(app.db);
  await staff.change('/products/massage-50', { priceRules: [{ ...evening, price: 9500 }] });
  await staff.change('/products/entree', { priceRules: [{ ...evening, price: 2000 }] });
});
afterAll(() => app.close());

const timed = (alternatives: readonly Alternative[]): string[] =>
  alternatives.map(({ kind, time, price }) => `${kind} ${time} ${price ?? 'same'}`);

test('a guest who moves a treatment sees what each start costs, as the change then says', async () => {
  const visitor = await bookedGroup(app, long, { time: '11:00' });
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  const guest = new OwnGuest(app, refOf(visitor.reservationId));
  const { itemId } = ((await guest.read()) as OwnBooking).persons[0]!.products[0]!;
  const starts = async (product: string) =>
    (await guest.call<OwnStarts>('GET', `/items/${itemId}/times/${product}`)).json.data;
  const { times, prices = {} } = await starts(long);
  expect(Object.keys(prices)).toEqual(times);
  expect(prices).toMatchObject({ '16:30': 8000, '17:00': 9500 });
  for (const startTime of ['16:30', '17:00']) {
    const quoted = await guest.quote({ kind: 'changeItem', itemId, productId: long, startTime });
    expect(quoted.json.data.total).toBe(prices[startTime]);
  }
  expect(await starts(short)).not.toHaveProperty('prices');
});

test('an alternative that costs something else says what, and is booked for it', async () => {
  const date = '2026-05-13';
  await bookedGroup(app, long, { time: '16:20', persons: 1, date });
  await bookedGroup(app, long, { time: '16:20', persons: 1, date });
  const asking = async () => {
    const visitor = new Visitor(app, { slug: 'dagje', persons: 1, date });
    await visitor.holdDay();
    return visitor;
  };
  const visitor = await asking();
  const [refused] = (await visitor.addProduct(long, [1], { fixed: '16:20' })).json.data.notBookedProducts;
  const sameDay = refused!.alternatives.filter((one) => one.kind === 'other_time');
  expect(sameDay.map(({ price }) => price)).toEqual(expect.arrayContaining([undefined, 9500]));
  for (const { time, price } of sameDay) {
    const other = await asking();
    expect((await other.addProduct(long, [1], { fixed: time! })).json.data.reservation.total).toBe(price ?? 8000);
    await other.call('DELETE', '/reservation/dagje');
  }
});

test('where the bath is full another arrival comes with its price', async () => {
  const date = '2026-05-14';
  await groupInside(app, 9, { date, startTime: '10:00', endTime: '17:00' });
  const visitor = new Visitor(app, { date, persons: 2, startTime: '16:00', endTime: '18:00' });
  await visitor.hold();
  const refused = (await visitor.checkin(visitor.everybody())).json.data.notBookedProducts;
  const { alternatives } = refused.find(({ reason }) => reason === 'pool_full')!;
  expect(timed(alternatives)).toContain('other_time 17:00 2000');
  expect(timed(alternatives)).toContain('other_day 16:00 same');
});

test('a refused move names other times with what the whole booking costs there, as its quote does', async () => {
  const date = '2026-05-20';
  await groupInside(app, 9, { date, startTime: '10:00', endTime: '17:00' });
  const { guest } = await bookedOnLocation(app, { startTime: '11:00', endTime: '14:00' });
  const answer = await guest.quote({ kind: 'move', date, startTime: '11:00' });
  const alternatives = answer.json.alternatives ?? [];
  expect(timed(alternatives)).toContain('other_time 17:00 4000');
  expect(timed(alternatives)).toContain('other_day 11:00 same');
  for (const { date: day, time, price } of alternatives) {
    const { total } = (await guest.quote({ kind: 'move', date: day, startTime: time! })).json.data;
    expect(total).toBe(price ?? 6000);
  }
});
