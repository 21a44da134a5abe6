import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffReservation } from '#contract/names.ts';
import { amountDue, amountLater, onlineAmount } from '#domain/booking/totals.ts';
import { audit } from '#tests/support/audit.ts';
import { formatEuro } from '#domain/values/money.ts';
import type { TestApp } from '#tests/support/app.ts';
import { expectReportToClose } from '#tests/support/closedBooks.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { caseItems, paymentCases } from '#tests/support/paymentCases.ts';
import type { PaymentCase } from '#tests/support/paymentCases.ts';
import { addCard, addPromoCode, balanceOf } from '#tests/support/redeemable.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let app: TestApp;
let owner: StaffMember;
let week = 0;
let token = '';

beforeAll(async () => {
  opened = await payingApp();
  ({ app } = opened);
  owner = await staffMember(app, 'owner');
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 2, 2);
  for (const { id, paymentMoment } of caseItems)
    await sql`update product set payment_moment = ${paymentMoment} where id like ${`${id}%`}`.execute(app.db);
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await expectReportToClose(app);
  await opened.close();
});

async function atPayment({ checkoutType, depositPercentage }: PaymentCase): Promise<Visitor> {
  week = (week % 20) + 1;
  await sql`update flow set checkout_type = ${checkoutType} where id = 'f-dagje'`.execute(app.db);
  await sql`update product set deposit_percentage = ${depositPercentage}`.execute(app.db);
  const date = new Date(Date.UTC(2026, 4, 8 + 7 * week)).toISOString().slice(0, 10);
  const visitor = new Visitor(app, { slug: 'dagje', date });
  await visitor.holdDay();
  await visitor.addCollection('306', ['301'], [1]);
  await visitor.addProduct('302', [2], { near: '13:00' });
  await visitor.addProduct('304', [2], { fixed: '11:00' });
  visitor.token = token;
  if (!token) await visitor.register();
  ({ token } = visitor);
  await visitor.link();
  expect((await visitor.prepare()).status).toBe(200);
  return visitor;
}

let issued = 0;

/** Redeems the credits of the case; returns what to check when they go back. */
async function redeem(visitor: Visitor, { redeemed }: PaymentCase): Promise<{ card: string; amount: number }[]> {
  const cards: { card: string; amount: number }[] = [];
  for (const credit of redeemed) {
    issued += 1;
    const code = `AAAA-BBBB-CC40-${String(issued).padStart(4, '0')}`;
    const isCard = credit.kind === 'giftCard';
    if (isCard) cards.push({ card: await addCard(app.db, { code, amount: credit.amount }), amount: credit.amount });
    else await addPromoCode(app.db, { code, percent: 10 });
    const path = `/checkout/${visitor.reservationId}/${isCard ? 'giftcard' : 'promocode'}`;
    expect((await visitor.call('POST', path, { code })).status).toBe(200);
  }
  return cards;
}

/** Pays at the provider; returns the amount it was asked for, in cents. */
async function payOnline(visitor: Visitor, payAll: boolean): Promise<number> {
  const { json } = await visitor.pay('ideal', { payAll });
  const id = /tr_[A-Za-z0-9]+/.exec(json.data.redirectUrl)?.[0] ?? '';
  await opened.provider.control('POST', `payments/${id}/paid`);
  return (await opened.provider.client.get(id)).amount;
}

async function ledgerOf({ reservationId }: Visitor): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; amount: number }>`select kind, sum(amount)::int as amount
    from ledger_entry where reservation_id = ${reservationId} group by kind`.execute(app.db);
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

const desk = async ({ reservationId }: Visitor): Promise<StaffReservation> =>
  (await owner.call<StaffReservation>('GET', `/reservations/${reservationId}`)).json.data;

const mailed = async (): Promise<string> => {
  await app.services.jobs.runDueJobs();
  return app.mails.at(-1)?.text ?? '';
};

test.each(paymentCases)(
  'checkout $checkoutType with $depositPercentage % and $credit: now $dueNow, later $dueLater, the same everywhere',
  async (each) => {
    const { totalRedeemed, dueNow, dueLater, allNow, refundedOnCancel } = each;
    const visitor = await atPayment(each);
    const cards = await redeem(visitor, each);
    const { data } = (await visitor.read()).json;
    expect([data.totalPaid, amountDue(data), amountLater(data)]).toEqual([totalRedeemed, dueNow, dueLater]);
    expect(onlineAmount(data, true)).toBe(allNow);

    if (dueNow > 0) {
      expect((await visitor.payOnLocation()).json.code).toBe('payment_required');
      expect(await payOnline(visitor, false)).toBe(dueNow);
    } else expect((await visitor.payOnLocation()).status).toBe(200);
    const totals = { totalPaid: totalRedeemed + dueNow, totalRedeemed, totalPayLater: dueLater };
    expect(await visitor.result()).toMatchObject({ status: 'confirmed', ...totals });
    expect((await desk(visitor)).totalOpen).toBe(dueLater);
    expect((await ledgerOf(visitor))['paid'] ?? 0).toBe(dueNow);
    const mail = await mailed();
    for (const [label, amount] of [
      ['Betaald', dueNow],
      ['Op locatie te betalen', dueLater],
    ] as const) {
      if (amount > 0) expect(mail).toContain(`${label}: ${formatEuro(amount, 'nl')}`);
      else expect(mail).not.toContain(label);
    }

    const form = { reason: 'Gast is ziek', refund: true };
    expect((await owner.call('POST', `/reservations/${visitor.reservationId}/cancel`, form)).status).toBe(200);
    await app.services.jobs.runDueJobs();
    expect(refundedOnCancel + ((await ledgerOf(visitor))['refund'] ?? 0)).toBe(0);
    for (const { card, amount } of cards) expect(await balanceOf(app.db, card)).toBe(amount);
  },
);

test.each(paymentCases.filter(({ dueNow, allNow }) => allNow > dueNow))(
  'with $depositPercentage % and $credit the visitor may choose to pay $allNow now',
  async (each) => {
    const { totalRedeemed, allNow } = each;
    const visitor = await atPayment(each);
    await redeem(visitor, each);
    expect(await payOnline(visitor, true)).toBe(allNow);
    const totalPaid = totalRedeemed + allNow;
    expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid, totalPayLater: 23500 - totalPaid });
    expect((await desk(visitor)).totalOpen).toBe(23500 - totalPaid);
    expect(await mailed()).toContain(`Op locatie te betalen: ${formatEuro(23500 - totalPaid, 'nl')}`);
  },
);
