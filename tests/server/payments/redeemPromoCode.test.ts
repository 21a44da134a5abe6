import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { addCard, addPromoCode, balanceOf, usesOf } from '#tests/support/redeemable.ts';
import { redeem, takeBack } from '#tests/support/redeeming.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ seed: (db) => createProefbad(db, { capacity: 500, settings: { limits: {} } }) });
});
afterEach(async () => {
  expect(await audit(app.db)).toEqual([]);
  await sql`delete from throttle`.execute(app.db);
});
afterAll(() => app.close());

/** Two guests with an entry of 30 euro each, at the payment step. */
const paying = (slug: string = proefbad.flows.payment.slug) => new Visitor(app, { slug }).readyToPay();

test('a promo code takes off its percents, once per reservation', async () => {
  const promo = await addPromoCode(app.db, { code: 'ZOMER10', percent: 10 });
  await addPromoCode(app.db, { code: 'EXTRA', amount: 100 });
  const visitor = await paying();
  const { json } = await redeem(visitor, 'promoCode', ' zomer10');
  expect(json.data.redemptions).toMatchObject([
    { kind: 'promoCode', label: 'ZOMER10', amount: 600, balanceLeft: null },
  ]);
  expect((await redeem(visitor, 'promoCode', 'EXTRA')).json.code).toBe('nothing_to_redeem');
  expect(await usesOf(app.db, promo)).toBe(1);
  await takeBack(visitor, 'promoCode', json.data.redemptions[0]!.id);
  expect(await usesOf(app.db, promo)).toBe(0);
});

test('a promo code keeps to its days, its flows, its uses and its customers', async () => {
  await addPromoCode(app.db, { code: 'VROEG', amount: 100, fromDate: '2026-05-20' });
  await addPromoCode(app.db, { code: 'LAAT', amount: 100, toDate: '2026-04-30' });
  await addPromoCode(app.db, { code: 'VANDAAG', amount: 100, fromDate: '2026-05-01', toDate: '2026-05-01' });
  await addPromoCode(app.db, { code: 'ANDERS', amount: 100, flowIds: ['f-beide'] });
  await addPromoCode(app.db, { code: 'UIT', amount: 100, active: false });
  await addPromoCode(app.db, { code: 'EENMAAL', amount: 100, maxUses: 1 });
  await addPromoCode(app.db, { code: 'PERGAST', amount: 100, maxUsesPerCustomer: 1 });
  const visitor = await paying();
  const codes = ['VROEG', 'LAAT', 'ANDERS', 'UIT'];
  for (const code of codes) expect((await redeem(visitor, 'promoCode', code)).json.code).toBe('gift_card_invalid');
  const first = await redeem(visitor, 'promoCode', 'EENMAAL');
  expect(first.status).toBe(200);
  const other = await paying();
  expect((await redeem(other, 'promoCode', 'EENMAAL')).json.code).toBe('gift_card_invalid');
  await takeBack(visitor, 'promoCode', first.json.data.redemptions[0]!.id);
  expect((await redeem(other, 'promoCode', 'EENMAAL')).status).toBe(200);
  expect((await redeem(visitor, 'promoCode', 'PERGAST')).status).toBe(200);
  const same = new Visitor(app, { slug: proefbad.flows.location.slug });
  await same.hold();
  await same.checkin();
  same.token = visitor.token;
  await same.link();
  expect((await redeem(same, 'promoCode', 'PERGAST')).json.code).toBe('gift_card_invalid');
});

test('a promo code of somebody else does not stay when another customer takes the reservation over', async () => {
  const promo = await addPromoCode(app.db, { code: 'EERSTE', percent: 50, maxUsesPerCustomer: 1 });
  const visitor = await paying();
  expect((await redeem(visitor, 'promoCode', 'EERSTE')).json.data.reservation.totalPaid).toBe(3000);
  await visitor.link();
  expect((await visitor.read()).json.data.totalPaid).toBe(3000);
  await visitor.register('iemand-anders@proefbad.example');
  await visitor.link();
  expect((await visitor.read()).json.data.totalPaid).toBe(0);
  expect(await usesOf(app.db, promo)).toBe(0);
});

test('a promo code that gives less by now leaves no more to pay than is open', async () => {
  await addPromoCode(app.db, { code: 'HALF', percent: 50 });
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC90-0001', amount: 10_000 });
  const visitor = await paying();
  await redeem(visitor, 'promoCode', 'HALF');
  await sql`update promo_code set percent = 10 where code = 'HALF'`.execute(app.db);
  const { json } = await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC90-0001');
  expect(json.data.reservation.totalPaid).toBe(6000);
  expect(await balanceOf(app.db, card)).toBe(7000);
});
