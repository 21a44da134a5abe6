import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutType } from '#server/db/catalogTables.ts';
import type { TestApp } from '#tests/support/app.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let app: TestApp;
let week = 0;

beforeAll(async () => {
  opened = await payingApp();
  ({ app } = opened);
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 2, 2);
  await sql`update product set payment_moment = case id when 'dag' then 'location' when 'hammam' then 'payment_and_location'
    else 'payment' end`.execute(app.db);
});
afterAll(() => opened.close());

/** Guest 1 has an arrangement of 120,-; guest 2 a massage of 80,- and a session of 35,-. */
async function filled(checkoutType: CheckoutType): Promise<Visitor> {
  week += 1;
  await sql`update flow set checkout_type = ${checkoutType} where id = 'f-dagje'`.execute(app.db);
  const date = new Date(Date.UTC(2026, 4, 8 + 7 * week)).toISOString().slice(0, 10);
  const visitor = new Visitor(app, { slug: 'dagje', date });
  await visitor.holdDay();
  await visitor.addCollection('306', ['301'], [1]);
  await visitor.addProduct('302', [2], { fixed: '13:00' });
  await visitor.addProduct('304', [2], { fixed: '11:00' });
  return visitor;
}

test.each([
  ['location', { totalPayNow: 0, totalMayPayNow: 0, totalPayLater: 23500 }],
  ['payment', { totalPayNow: 23500, totalMayPayNow: 23500, totalPayLater: 0 }],
  ['payment-and-location', { totalPayNow: 8000, totalMayPayNow: 11500, totalPayLater: 15500 }],
] as const)(
  'on a flow with checkout %s each thing is asked for at its own moment, an arrangement once',
  async (type, sums) => {
    const visitor = await filled(type);
    expect((await visitor.read()).json.data).toMatchObject({ total: 23500, ...sums });
    const { rows } = await sql<{ paymentMoment: string; price: number }>`
    select payment_moment as "paymentMoment", price from reservation_item
    where reservation_id = ${visitor.reservationId} and parent_id is not null and not checkin_type`.execute(app.db);
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ paymentMoment: 'location', price: 0 })));
  },
);

test('treatments are paid before the visit and the rest at the venue, and the mail says how much is left', async () => {
  const visitor = await filled('payment-and-location');
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).json.code).toBe('payment_required');
  const { json } = await visitor.pay();
  const payment = /tr_[A-Za-z0-9]+/.exec(json.data.redirectUrl)?.[0] ?? '';
  await opened.provider.control('POST', `payments/${payment}/paid`);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 8000, totalPayLater: 15500 });
  await app.services.jobs.runDueJobs();
  expect(app.mails.at(-1)?.text).toContain(
    'Totaal: €\u00A0235,-\nBetaald: €\u00A080,-\nOp locatie te betalen: €\u00A0155,-',
  );
});

test('a price that changes after booking changes nothing for who has booked', async () => {
  const visitor = await filled('payment');
  await sql`update product set price = price * 2`.execute(app.db);
  const prepared = await visitor.toPayment();
  expect((await prepared.read()).json.data.total).toBe(23500);
  await sql`update product set price = price / 2`.execute(app.db);
});
