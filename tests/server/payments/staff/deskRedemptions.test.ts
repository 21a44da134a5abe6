import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type {
  DeskCredit,
  LinkPayment,
  OpenDay,
  PaymentLinkCreated,
  Redemption,
  StaffReservation,
} from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { expectReportToClose } from '#tests/support/closedBooks.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { addCard, addEntryVoucher, addPromoCode, balanceOf } from '#tests/support/redeemable.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { proefbad } from '#tests/support/venue.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let money: MoneyTest;
let cards = 0;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
});
afterEach(async () => {
  const { app } = money.opened;
  await app.services.jobs.runDueJobs();
  expect(await audit(app.db)).toEqual([]);
  await expectReportToClose(app);
});
afterAll(() => money.opened.close());

const newCode = (): string => `AAAA-BBBB-CCCC-${String((cards += 1)).padStart(4, '0')}`;

const card = async (amount: number, form: object = {}): Promise<{ code: string; id: string }> => {
  const code = newCode();
  return { code, id: await addCard(money.opened.app.db, { code, amount, ...form }) };
};

/** A booking of 60,- for two that is to be paid at the venue. */
async function unpaid(): Promise<Visitor> {
  const visitor = await money.paying({ slug: proefbad.flows.location.slug, persons: 2 });
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

const path = ({ reservationId }: Visitor, rest = ''): string => `/reservations/${reservationId}/redemptions${rest}`;

const quote = (visitor: Visitor, code: string, amount: number | null = null) =>
  money.staff.call<DeskCredit>('POST', path(visitor, '/quote'), { code, amount });

const use = (visitor: Visitor, code: string, amount: number | null = null) =>
  money.staff.call<Redemption[]>('POST', path(visitor), { code, amount });

const returnCard = (visitor: Visitor, id: string) =>
  money.staff.call<Redemption[]>('POST', path(visitor, `/${id}/return`), { reason: 'Verkeerde bon' });

const takings = async (means: string) => {
  const { json } = await money.staff.call<OpenDay>('GET', '/day-closes/open');
  const { received, returned } = json.data.takings.find((one) => one.means === means)!;
  return received - returned;
};

const readBack = async ({ reservationId }: Visitor): Promise<StaffReservation> =>
  (await money.staff.call<StaffReservation>('GET', `/reservations/${reservationId}`)).json.data;

test('a gift card is shown before it pays, pays what it holds, and the rest is paid in cash', async () => {
  const visitor = await unpaid();
  const { code, id } = await card(2500);
  expect((await quote(visitor, code)).json.data).toEqual({
    kind: 'giftCard',
    label: '…' + code.slice(-4),
    name: null,
    state: 'usable',
    balance: 2500,
    usableTo: null,
    amount: 2500,
    totalOpen: 3500,
  });
  expect([await balanceOf(money.opened.app.db, id), await money.ledger(visitor)]).toEqual([2500, []]);
  const before = await takings('giftCard');
  const used = await use(visitor, code, 2500);
  expect(used.status).toBe(201);
  expect(used.json.data).toMatchObject([{ kind: 'giftCard', amount: 2500, balanceLeft: 0 }]);
  expect((await takings('giftCard')) - before).toBe(2500);
  const paid = { amount: 3500, method: 'cash' };
  expect((await money.staff.call('POST', `/reservations/${visitor.reservationId}/payments`, paid)).status).toBe(201);
  const { totalOpen, events } = await readBack(visitor);
  expect(totalOpen).toBe(0);
  expect(events.find(({ kind }) => kind === 'redeemed')).toMatchObject({ actorName: 'Mila Visser', amount: 2500 });
});

test('a part of a gift card pays, later another part, and never more than is outstanding', async () => {
  const visitor = await unpaid();
  const { code, id } = await card(10_000);
  const before = await takings('giftCard');
  expect((await use(visitor, code, 1000)).json.data).toMatchObject([{ amount: 1000, balanceLeft: 9000 }]);
  expect((await use(visitor, code, 2000)).json.data).toMatchObject([{ amount: 3000, balanceLeft: 7000 }]);
  expect((await use(visitor, code, 4000)).json.code).toBe('version_conflict');
  expect((await quote(visitor, code, 4000)).json.data).toMatchObject({ amount: 3000, totalOpen: 0 });
  expect((await use(visitor, code)).json.data).toMatchObject([{ amount: 6000, balanceLeft: 4000 }]);
  expect((await use(visitor, code)).json.code).toBe('nothing_to_redeem');
  expect((await takings('giftCard')) - before).toBe(6000);
  expect(await balanceOf(money.opened.app.db, id)).toBe(4000);
});

test('what a guest paid online with a gift card is not of the desk, also when the desk lets it pay more', async () => {
  const { app } = money.opened;
  const visitor = await money.paying({ slug: proefbad.flows.location.slug, persons: 2 });
  const { code, id } = await card(2000);
  expect((await redeem(visitor, 'giftCard', code)).status).toBe(200);
  expect((await visitor.payOnLocation()).status).toBe(200);
  const before = await takings('giftCard');
  const version = { balance: 1500, version: 2, reason: 'Aangevuld' };
  expect((await money.staff.call('PUT', `/gift-cards/${id}/balance`, version)).status).toBe(200);
  expect((await use(visitor, code)).json.data).toMatchObject([{ amount: 3500, balanceLeft: 0 }]);
  expect((await takings('giftCard')) - before).toBe(1500);
  expect(await balanceOf(app.db, id)).toBe(0);
});

test('a voucher pays what it stands for, whole, and nothing else', async () => {
  const visitor = await unpaid();
  const code = newCode();
  const id = await addEntryVoucher(money.opened.app.db, { code, amount: 2750 });
  expect((await quote(visitor, code)).json.data).toMatchObject({
    kind: 'voucher',
    name: 'Dagje voor jou',
    amount: 3000,
    totalOpen: 3000,
  });
  expect((await use(visitor, code, 2000)).json.code).toBe('version_conflict');
  expect((await use(visitor, code, 3000)).json.data).toMatchObject([{ kind: 'voucher', amount: 3000 }]);
  expect(await balanceOf(money.opened.app.db, id)).toBe(0);
  const other = await card(2000, { kind: 'voucher' });
  expect((await quote(visitor, other.code)).json.data).toMatchObject({ state: 'usable', amount: 0, totalOpen: 3000 });
  expect((await use(visitor, other.code)).json.code).toBe('nothing_to_redeem');
});

test.each([
  ['blocked', { blocked: true }],
  ['expired', { usableTo: '2026-04-30' }],
])('a gift card that is %s is told as such and pays nothing', async (state, form) => {
  const visitor = await unpaid();
  const { code } = await card(2500, form);
  expect((await quote(visitor, code)).json.data).toMatchObject({ state, balance: 2500, amount: 0, totalOpen: 6000 });
  expect((await use(visitor, code)).json.code).toBe('gift_card_invalid');
});

test('an empty gift card is told as such, an unknown code and a promo code are not known', async () => {
  const { db } = money.opened.app;
  const [first, second] = [await unpaid(), await unpaid()];
  const { code } = await card(1000);
  expect((await use(first, code)).status).toBe(201);
  expect((await quote(second, code)).json.data).toMatchObject({ state: 'spent', balance: 0, amount: 0 });
  expect((await use(second, code)).json.code).toBe('gift_card_invalid');
  await addPromoCode(db, { code: 'LENTE26', percent: 10 });
  for (const unknown of ['ZZZZ-ZZZZ-ZZZZ-ZZZZ', 'LENTE26']) {
    expect((await quote(second, unknown)).json.code).toBe('gift_card_invalid');
    expect((await use(second, unknown)).json.code).toBe('gift_card_invalid');
  }
});

test('what is not booked, or is paid, takes no gift card', async () => {
  const basket = await money.paying();
  const { code } = await card(2500);
  expect((await quote(basket, code)).json.data).toMatchObject({ state: 'usable', amount: 0 });
  expect((await use(basket, code)).json.code).toBe('nothing_to_redeem');
  const { visitor } = await money.paid();
  expect((await use(visitor, code)).json.code).toBe('nothing_to_redeem');
  expect((await money.staff.call('GET', '/reservations/none/redemptions')).json.code).toBe('reservation_not_found');
});

test('a wrong gift card gets back what it paid, with the reason in the history, and it is outstanding again', async () => {
  const visitor = await unpaid();
  const { code, id } = await card(2500);
  const before = await takings('giftCard');
  const [redemption] = (await use(visitor, code)).json.data;
  expect((await returnCard(visitor, redemption!.id)).json.data).toEqual([]);
  expect((await returnCard(visitor, redemption!.id)).json.code).toBe('not_found');
  expect([await balanceOf(money.opened.app.db, id), await takings('giftCard')]).toEqual([2500, before]);
  const { totalOpen, events } = await readBack(visitor);
  expect(totalOpen).toBe(6000);
  expect(events.find(({ kind }) => kind === 'redeemed.returned')).toMatchObject({
    amount: 2500,
    reason: 'Verkeerde bon',
  });
});

test('a cancelled booking and a removed guest give back to the gift card first, as for visitors', async () => {
  const { db } = money.opened.app;
  const [cancelled, smaller] = [await unpaid(), await unpaid()];
  const [first, second] = [await card(2500), await card(5000)];
  const before = await takings('giftCard');
  expect((await use(cancelled, first.code)).status).toBe(201);
  expect((await use(smaller, second.code)).status).toBe(201);
  const form = { reason: 'ziek', refund: false };
  const { status } = await money.staff.call('POST', `/reservations/${cancelled.reservationId}/cancel`, form);
  expect(status).toBe(200);
  const [entry] = (await readBack(smaller)).persons[1]!.products;
  const item = `/reservations/${smaller.reservationId}/items/${entry!.itemId}`;
  expect((await money.staff.call('DELETE', item)).status).toBe(200);
  expect([await balanceOf(db, first.id), await balanceOf(db, second.id)]).toEqual([2500, 2000]);
  expect((await takings('giftCard')) - before).toBe(3000);
  expect((await money.staff.call<Redemption[]>('GET', path(smaller))).json.data).toMatchObject([{ amount: 3000 }]);
});

test('a payment that somebody began is ended before a gift card pays', async () => {
  const visitor = await unpaid();
  const { code } = await card(2500);
  const { app } = money.opened;
  const link = `/api/checkout/payment-link/`;
  const token = await money.staff.liveToken();
  const made = await app.call<PaymentLinkCreated>('POST', link + visitor.reservationId, {
    token,
    body: { email: null },
  });
  expect((await app.call<LinkPayment>('POST', `${link}${made.json.data.ref}/payment`)).json.data.link).toMatch(/tr_/);
  expect((await use(visitor, code)).status).toBe(201);
  const open = await money.opened.app.db
    .selectFrom('payment')
    .select('state')
    .where('reservationId', '=', visitor.reservationId)
    .execute();
  expect(open.map(({ state }) => state)).not.toContain('open');
});

test('a repeated request lets a gift card pay once', async () => {
  const visitor = await unpaid();
  const { code, id } = await card(10_000);
  const send = async () =>
    money.opened.app.call<Redemption[]>('POST', `/api/admin${path(visitor)}`, {
      token: await money.staff.liveToken(),
      body: { code, amount: 1000 },
      headers: { 'idempotency-key': 'balie-kaart-0001' },
    });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.json.data).toEqual(first.json.data);
  expect(await balanceOf(money.opened.app.db, id)).toBe(9000);
});
