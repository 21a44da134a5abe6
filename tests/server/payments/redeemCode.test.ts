import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { addCard, addEntryVoucher, addPromoCode, balanceOf, usesOf } from '#tests/support/redeemable.ts';
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

test('a gift card pays as much as it holds, whatever way its code is typed', async () => {
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC10-0001', amount: 2500 });
  const visitor = await paying();
  const { status, json } = await redeem(visitor, 'giftCard', ' aaaabbbb ccio ooo1 ');
  expect(status).toBe(200);
  expect(json.data.redemptions).toMatchObject([{ kind: 'giftCard', label: '…0001', amount: 2500, balanceLeft: 0 }]);
  expect(json.data.reservation).toMatchObject({ total: 6000, totalPayNow: 6000, totalPaid: 2500, totalOpen: 3500 });
  expect(await balanceOf(app.db, card)).toBe(0);
  const listed = await visitor.call('GET', `/checkout/${visitor.reservationId}/redemptions`);
  expect(listed.json.data).toEqual(json.data.redemptions);
});

test('a gift card that holds more than is outstanding keeps the rest', async () => {
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC10-0002', amount: 10_000 });
  const { json } = await redeem(await paying(), 'giftCard', 'AAAA-BBBB-CC10-0002');
  expect(json.data.redemptions).toMatchObject([{ amount: 6000, balanceLeft: 4000 }]);
  expect(await balanceOf(app.db, card)).toBe(4000);
});

test('several cards pay together, and what one paid comes back to it when it is removed', async () => {
  const first = await addCard(app.db, { code: 'AAAA-BBBB-CC10-0003', amount: 2500 });
  const second = await addCard(app.db, { code: 'AAAA-BBBB-CC10-0004', amount: 5000 });
  const visitor = await paying();
  await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC10-0003');
  const both = await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC10-0004');
  expect(both.json.data.redemptions.map(({ amount }) => amount)).toEqual([2500, 3500]);
  const removed = await takeBack(visitor, 'giftCard', both.json.data.redemptions[0]!.id);
  expect(removed.json.data.redemptions.map(({ amount }) => amount)).toEqual([3500]);
  expect(removed.json.data.reservation.totalPaid).toBe(3500);
  expect([await balanceOf(app.db, first), await balanceOf(app.db, second)]).toEqual([2500, 1500]);
  const again = await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC10-0004');
  expect(again.json.data.redemptions.map(({ amount }) => amount)).toEqual([5000]);
  expect(await balanceOf(app.db, second)).toBe(0);
});

test('what was removed cannot be removed again, and nobody removes what another visitor redeemed', async () => {
  await addCard(app.db, { code: 'AAAA-BBBB-CC10-0005', amount: 2500 });
  const visitor = await paying();
  const { json } = await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC10-0005');
  const { id } = json.data.redemptions[0]!;
  const other = await paying();
  expect((await takeBack(other, 'giftCard', id)).json.code).toBe('not_found');
  expect((await takeBack(visitor, 'voucher', id)).json.code).toBe('not_found');
  expect((await takeBack(visitor, 'giftCard', id)).status).toBe(200);
  expect((await takeBack(visitor, 'giftCard', id)).json.code).toBe('not_found');
});

test('an unknown, empty, blocked or expired gift card and a voucher in its place answer the same', async () => {
  await addCard(app.db, { code: 'AAAA-BBBB-CC20-0001', amount: 2500, blocked: true });
  await addCard(app.db, { code: 'AAAA-BBBB-CC20-0002', amount: 2500, usableTo: '2026-04-30' });
  const empty = await addCard(app.db, { code: 'AAAA-BBBB-CC20-0003', amount: 2500 });
  await addCard(app.db, { code: 'AAAA-BBBB-CC20-0004', amount: 2500, usableTo: '2026-05-01' });
  await addEntryVoucher(app.db, { code: 'AAAA-BBBB-CC20-0005', amount: 3000 });
  await redeem(await paying(), 'giftCard', 'AAAA-BBBB-CC20-0003');
  expect(await balanceOf(app.db, empty)).toBe(0);
  const visitor = await paying();
  const answers = await Promise.all(
    ['0001', '0002', '0003', '0005', '9999'].map((end) => redeem(visitor, 'giftCard', `AAAA-BBBB-CC20-${end}`)),
  );
  const bodies = answers.map(({ json }) => ({ ...json, requestId: '' }));
  expect(bodies[0]).toMatchObject({ status: 404, code: 'gift_card_invalid' });
  expect(bodies).toEqual(bodies.map(() => bodies[0]));
  expect((await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC20-0004')).status).toBe(200);
});

test('after ten wrong codes a session has to wait a quarter of an hour, and so has its network', async () => {
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC30-0001', amount: 2500 });
  const visitor = await paying();
  for (let number = 1; number <= 10; number += 1) {
    expect((await redeem(visitor, 'giftCard', `WRONG-${number}`)).json.code).toBe('gift_card_invalid');
  }
  const right = await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC30-0001');
  expect([right.status, right.json.code]).toEqual([429, 'too_many_requests']);
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(600);
  expect((await redeem(await paying(), 'promoCode', 'WRONG')).status).toBe(429);
  expect(await balanceOf(app.db, card)).toBe(2500);
  await app.advance({ minutes: 15, seconds: 1 });
  expect((await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC30-0001')).status).toBe(200);
});

test('good codes are not counted as tries', async () => {
  await addCard(app.db, { code: 'AAAA-BBBB-CC30-0002', amount: 2500 });
  const visitor = await paying();
  for (let number = 1; number <= 12; number += 1) {
    const { json } = await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC30-0002');
    await takeBack(visitor, 'giftCard', json.data.redemptions[0]!.id);
  }
  expect((await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC30-0002')).status).toBe(200);
});

test('a gift card that covers everything leaves only the finish, and is used for good then', async () => {
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC40-0001', amount: 10_000 });
  const visitor = await paying();
  expect((await visitor.payOnLocation()).json.code).toBe('payment_required');
  await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC40-0001');
  expect((await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC40-0001')).json.code).toBe('nothing_to_redeem');
  expect((await visitor.payOnLocation()).status).toBe(200);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000, totalPayLater: 0 });
  expect((await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC40-0001')).json.code).toBe('reservation_confirmed');
  expect(await balanceOf(app.db, card)).toBe(4000);
});

test('a cancelled booking releases what was redeemed for it', async () => {
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC40-0003', amount: 2500 });
  const promo = await addPromoCode(app.db, { code: 'BOEKING', amount: 3500 });
  const visitor = await paying();
  await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC40-0003');
  await redeem(visitor, 'promoCode', 'BOEKING');
  expect((await visitor.payOnLocation()).status).toBe(200);
  const cancelled = app.db.transaction().execute(async (tx) => {
    await sql`update reservation set state = 'cancelled' where id = ${visitor.reservationId}`.execute(tx);
    expect([await balanceOf(tx, card), await usesOf(tx, promo)]).toEqual([2500, 0]);
    throw new RangeError('taken back');
  });
  await expect(cancelled).rejects.toThrow(RangeError);
});

test('a gift card may pay more than the deposit that is due now', async () => {
  await addCard(app.db, { code: 'AAAA-BBBB-CC40-0002', amount: 2000 });
  await sql`update product set deposit_percentage = 25 where id = ${proefbad.entry.id}`.execute(app.db);
  const visitor = await paying();
  const { json } = await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC40-0002');
  expect(json.data.reservation).toMatchObject({ total: 6000, totalPayNow: 1500, totalPaid: 2000, totalOpen: 4000 });
  expect((await visitor.payOnLocation()).status).toBe(200);
  expect(await visitor.result()).toMatchObject({ totalPaid: 2000, totalPayLater: 4000 });
  await sql`update product set deposit_percentage = 100 where id = ${proefbad.entry.id}`.execute(app.db);
});

test('a hold that is cancelled or runs out gives everything back', async () => {
  const cards = [
    await addCard(app.db, { code: 'AAAA-BBBB-CC50-0001', amount: 2500 }),
    await addEntryVoucher(app.db, { code: 'AAAA-BBBB-CC50-0002', amount: 2800 }),
  ];
  const promo = await addPromoCode(app.db, { code: 'LENTE', amount: 100 });
  const balances = async () => [
    ...(await Promise.all(cards.map((card) => balanceOf(app.db, card)))),
    await usesOf(app.db, promo),
  ];
  for (const end of ['cancel', 'expire']) {
    const visitor = await paying();
    await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC50-0001');
    await redeem(visitor, 'voucher', 'AAAA-BBBB-CC50-0002');
    const { json } = await redeem(visitor, 'promoCode', 'lente');
    expect(json.data.redemptions.map(({ amount }) => amount)).toEqual([2500, 3000, 100]);
    expect(await balances()).toEqual([0, 0, 1]);
    if (end === 'cancel') await visitor.call('DELETE', `/reservation/${visitor.slug}`);
    else {
      await app.advance({ minutes: 61 });
      await app.services.reservations.expireDue(50);
    }
    expect(await balances()).toEqual([2500, 2800, 0]);
    const { rows } = await sql`select total_paid from reservation where id = ${visitor.reservationId}`.execute(app.db);
    expect(rows).toEqual([{ totalPaid: 0 }]);
  }
});

test('a voucher pays the entry it stands for, whole, and is used up', async () => {
  const voucher = await addEntryVoucher(app.db, { code: 'AAAA-BBBB-CC60-0001', amount: 2900 });
  const visitor = await paying();
  const { json } = await redeem(visitor, 'voucher', 'AAAA-BBBB-CC60-0001');
  expect(json.data.redemptions).toMatchObject([{ kind: 'voucher', amount: 3000, balanceLeft: null }]);
  expect(await balanceOf(app.db, voucher)).toBe(0);
  expect((await redeem(await paying(), 'voucher', 'AAAA-BBBB-CC60-0001')).json.code).toBe('gift_card_invalid');
  await takeBack(visitor, 'voucher', json.data.redemptions[0]!.id);
  expect(await balanceOf(app.db, voucher)).toBe(2900);
});

test('a voucher for something else pays nothing', async () => {
  await addEntryVoucher(app.db, { code: 'AAAA-BBBB-CC60-0002', amount: 2900 });
  await sql`update voucher_worth set product_id = ${proefbad.activity.id} where voucher_id like '%0002'`.execute(
    app.db,
  );
  const { status, json } = await redeem(await paying(), 'voucher', 'AAAA-BBBB-CC60-0002');
  expect([status, json.code]).toEqual([409, 'nothing_to_redeem']);
});

test('where gift cards are sold, none is taken', async () => {
  await addCard(app.db, { code: 'AAAA-BBBB-CC70-0001', amount: 2500 });
  const visitor = await paying();
  await sql`update flow set type = 5 where id = 'f-vooraf'`.execute(app.db);
  expect((await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC70-0001')).json.code).toBe('nothing_to_redeem');
  await sql`update flow set type = 1 where id = 'f-vooraf'`.execute(app.db);
});

test('of two reservations that want the same gift card the first gets it', async () => {
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC80-0001', amount: 6000 });
  const visitors = [await paying(), await paying(proefbad.flows.location.slug)];
  const answers = await Promise.all(visitors.map((visitor) => redeem(visitor, 'giftCard', 'AAAA-BBBB-CC80-0001')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect(await balanceOf(app.db, card)).toBe(0);
});
