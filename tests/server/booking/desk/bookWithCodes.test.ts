import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import { expectReportToClose } from '#tests/support/closedBooks.ts';
import { bookAtDesk, entryForm, quoteAtDesk } from '#tests/support/desk.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { addCard, addEntryVoucher, balanceOf } from '#tests/support/redeemable.ts';
import { staffMember } from '#tests/support/staff.ts';

let money: MoneyTest;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
});
afterAll(async () => {
  const { app } = money.opened;
  await app.services.jobs.runDueJobs();
  expect(await audit(app.db)).toEqual([]);
  await expectReportToClose(app);
  await money.opened.close();
});

const db = () => money.opened.app.db;

test('a booking at the desk is paid with a voucher and a gift card, as they were told', async () => {
  const voucher = await addEntryVoucher(db(), { code: 'AAAA-BBBB-CCCC-0001', amount: 2500 });
  const giftCard = await addCard(db(), { code: 'AAAA-BBBB-CCCC-0002', amount: 2000 });
  const codes = [
    { code: 'aaaa bbbb cccc 0001', amount: null },
    { code: 'AAAA-BBBB-CCCC-0002', amount: null },
  ];
  const quoted = await quoteAtDesk(money.staff, entryForm(2, { codes }));
  expect(quoted.json.data).toMatchObject({ total: 6000, totalOpen: 1000 });
  expect(quoted.json.data.credits).toMatchObject([
    { kind: 'voucher', amount: 3000, totalOpen: 3000 },
    { kind: 'giftCard', amount: 2000, totalOpen: 1000 },
  ]);
  expect([await balanceOf(db(), voucher), await balanceOf(db(), giftCard)]).toEqual([2500, 2000]);
  const amounts = quoted.json.data.credits.map(({ amount }, at) => ({ ...codes[at]!, amount }));
  const { status, json } = await bookAtDesk(money.staff, entryForm(2, { codes: amounts, total: 6000 }));
  expect(status).toBe(201);
  expect(json.data).toMatchObject({ state: 'confirmed', total: 6000, totalPaid: 5000, totalOpen: 1000 });
  expect(json.data.events.map(({ kind, amount }) => [kind, amount])).toContainEqual(['redeemed', 5000]);
  expect([await balanceOf(db(), voucher), await balanceOf(db(), giftCard)]).toEqual([0, 0]);
});

test('what is not usable is told beside the rest, an unknown code is not known, and nothing is booked with either', async () => {
  await addCard(db(), { code: 'AAAA-BBBB-CCCC-0003', amount: 2000, blocked: true });
  const codes = [{ code: 'AAAA-BBBB-CCCC-0003', amount: null }];
  const quoted = await quoteAtDesk(money.staff, entryForm(1, { codes }));
  expect(quoted.json.data).toMatchObject({ totalOpen: 3000, credits: [{ state: 'blocked', amount: 0 }] });
  expect((await bookAtDesk(money.staff, entryForm(1, { codes }))).json.code).toBe('gift_card_invalid');
  const unknown = entryForm(1, { codes: [{ code: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ', amount: null }] });
  expect((await quoteAtDesk(money.staff, unknown)).json.code).toBe('gift_card_invalid');
  expect((await bookAtDesk(money.staff, unknown)).json.code).toBe('gift_card_invalid');
});

test('the same gift card twice pays once', async () => {
  await addCard(db(), { code: 'AAAA-BBBB-CCCC-0004', amount: 2000 });
  const codes = [1, 2].map(() => ({ code: 'AAAA-BBBB-CCCC-0004', amount: null }));
  const quoted = await quoteAtDesk(money.staff, entryForm(1, { codes }));
  expect(quoted.json.data.credits.map(({ amount }) => amount)).toEqual([2000, 0]);
});

test('who may book but not take money pays with no code', async () => {
  const planner = await staffMember(money.opened.app, 'planner');
  const form = entryForm(1, { codes: [{ code: 'AAAA-BBBB-CCCC-0002', amount: null }] });
  expect((await quoteAtDesk(planner, form)).status).toBe(403);
  expect((await bookAtDesk(planner, form)).status).toBe(403);
  expect((await bookAtDesk(planner, { ...form, codes: [] })).status).toBe(201);
});
