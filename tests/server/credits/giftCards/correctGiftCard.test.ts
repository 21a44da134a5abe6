import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GiftCard, GiftCardDetails, GiftCardIssued } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { blockCard } from '#tests/support/blockCard.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { addEntryVoucher, balanceOf } from '#tests/support/redeemable.ts';
import { redeem } from '#tests/support/redeeming.ts';
import type { StaffMember } from '#tests/support/staff.ts';

let money: MoneyTest;
let app: TestApp;
let desk: StaffMember;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
  ({ app } = money.opened);
  desk = money.staff;
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await money.opened.close();
});

const issued = async (amount = 5000, staff = desk): Promise<GiftCardIssued> =>
  (await staff.call<GiftCardIssued>('POST', '/gift-cards', { amount, reason: 'Balie', email: null })).json.data;

const read = async (id: string): Promise<GiftCardDetails> =>
  (await desk.call<GiftCardDetails>('GET', `/gift-cards/${id}`)).json.data;

const correct = (id: string, form: { balance: number; version: number }, staff = desk) =>
  staff.call<GiftCard>('PUT', `/gift-cards/${id}/balance`, { reason: 'Verkeerd afgeboekt', ...form });

test('a corrected balance stands in the history with its reason, and is what the guest can spend', async () => {
  const { giftCard, code } = await issued();
  const corrected = await correct(giftCard.id, { balance: 6500, version: 1 });
  expect(corrected.json.data).toEqual({ ...giftCard, balance: 6500, version: 2 });
  await correct(giftCard.id, { balance: 1000, version: 2 });
  const { movements } = await read(giftCard.id);
  expect(movements.map(({ kind, amount, balance, reason }) => [kind, amount, balance, reason])).toEqual([
    ['bought', 5000, 5000, 'Balie'],
    ['corrected', 1500, 6500, 'Verkeerd afgeboekt'],
    ['corrected', -5500, 1000, 'Verkeerd afgeboekt'],
  ]);
  const shown = await app.call<{ balance: number }>('POST', '/api/gift-cards/balance', { body: { code } });
  expect(shown.json.data.balance).toBe(1000);
});

test('who corrects or blocks what a colleague just changed is told, and nothing happens', async () => {
  const { giftCard } = await issued();
  expect((await correct(giftCard.id, { balance: 4000, version: 1 })).status).toBe(200);
  expect((await correct(giftCard.id, { balance: 3000, version: 1 })).json.code).toBe('version_conflict');
  const block = { blocked: true, reason: 'Verloren', version: 1 };
  expect((await desk.call('PUT', `/gift-cards/${giftCard.id}/block`, block)).json.code).toBe('version_conflict');
  expect((await read(giftCard.id)).giftCard).toMatchObject({ balance: 4000, blocked: false, version: 2 });
});

test('what a booking gives back comes on top of what staff put back meanwhile', async () => {
  const { giftCard, code } = await issued();
  const visitor = await money.paying();
  expect((await redeem(visitor, 'giftCard', code)).status).toBe(200);
  const { version } = (await read(giftCard.id)).giftCard;
  expect((await correct(giftCard.id, { balance: 5000, version })).status).toBe(200);
  expect((await visitor.call('DELETE', `/reservation/${visitor.slug}`)).status).toBe(204);
  expect(await balanceOf(app.db, giftCard.id)).toBe(10_000);
});

test('a voucher has its whole worth on it or nothing', async () => {
  const voucher = await addEntryVoucher(app.db, { code: 'AAAA-BBBB-CC77-0001', amount: 3000 });
  const part = await correct(voucher, { balance: 1500, version: 1 });
  expect(part.json.errors).toEqual([{ pointer: '/balance', code: 'voucher_in_part' }]);
  expect((await correct(voucher, { balance: 0, version: 1 })).json.data).toMatchObject({ balance: 0, version: 2 });
  expect((await correct(voucher, { balance: 3000, version: 2 })).json.data).toMatchObject({ balance: 3000 });
});

test('the desk issues a voucher of a product, which is worth its price', async () => {
  const productId = (await app.db.selectFrom('voucherWorth').select('voucherId').executeTakeFirstOrThrow()).voucherId;
  const form = { amount: null, productId, reason: 'Prijs van de loterij', email: null };
  const { giftCard } = (await desk.call<GiftCardIssued>('POST', '/gift-cards', form)).json.data;
  expect(giftCard).toMatchObject({ kind: 'voucher', amount: 3000, balance: 3000, name: 'Dagje voor jou' });
  const wrong = await desk.call('POST', '/gift-cards', { ...form, productId: 'geen' });
  expect(wrong.json.errors).toEqual([{ pointer: '/productId', code: 'not_found' }]);
  const nothing = await desk.call('POST', '/gift-cards', { ...form, productId: null });
  expect(nothing.json.errors).toEqual([{ pointer: '/amount', code: 'required' }]);
});

test('staff print a gift card, and the trail has who did; a blocked one is not printed', async () => {
  const { giftCard } = await issued();
  const printed = await desk.call('POST', `/gift-cards/${giftCard.id}/print`);
  expect(printed.status).toBe(200);
  expect(printed.headers['content-type']).toBe('application/pdf');
  const entries = app.db.selectFrom('auditEntry').select(['action', 'actorId']).where('objectId', '=', giftCard.id);
  expect(await entries.where('action', '=', 'exported').execute()).toEqual([
    { action: 'exported', actorId: 'st-desk' },
  ]);
  await blockCard(desk, giftCard.id, true);
  expect((await desk.call('POST', `/gift-cards/${giftCard.id}/print`)).json.code).toBe('in_use');
  const mailed = await desk.call('POST', `/gift-cards/${giftCard.id}/mail`, { email: 'gast@proefbad.example' });
  expect(mailed.json.code).toBe('in_use');
});

test('a gift card is mailed again to whom staff say, and needs an address when none is known', async () => {
  const { giftCard, code } = await issued();
  const path = `/gift-cards/${giftCard.id}/mail`;
  const unknown = await desk.call('POST', path, { email: null });
  expect(unknown.json.errors).toEqual([{ pointer: '/email', code: 'required' }]);
  await app.services.jobs.runDueJobs();
  app.mails.length = 0;
  for (const email of ['een@proefbad.example', 'een@proefbad.example']) {
    expect((await desk.call('POST', path, { email })).status).toBe(204);
  }
  await app.services.jobs.runDueJobs();
  expect(app.mails.map(({ to }) => to)).toEqual(['een@proefbad.example', 'een@proefbad.example']);
  expect(new Set(app.mails.map(({ messageId }) => messageId)).size).toBe(2);
  expect(app.mails[0]?.text).toContain(code);
});

test('what the desk adds to cards counts for its limits', async () => {
  await money.advance({ minutes: 25 * 60 });
  await app.db
    .updateTable('venue')
    .set({ settings: JSON.stringify({ limits: { issuedCardCents: 5_000, dayIssuedCents: 8_000 } }) })
    .execute();
  app.services.settings.forgetVenues();
  const { giftCard } = await issued();
  const added = (balance: number) => correct(giftCard.id, { balance, version: 1 });
  expect((await added(10_001)).json.code).toBe('issue_limit_reached');
  expect((await added(8_001)).json.code).toBe('issue_limit_reached');
  expect((await added(8_000)).status).toBe(200);
  expect((await correct(giftCard.id, { balance: 0, version: 2 })).status).toBe(200);
});
