import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#server/audit/audit.service.ts';
import { expectReportToClose } from '#tests/support/closedBooks.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { moneyHistory } from '../moneyHistory.ts';
import { MoneyWorld } from '../moneyWorld.ts';

const paymentCount = Number(process.env['LEDGER_PAYMENTS'] ?? 30);
const seed = Number(process.env['LEDGER_SEED'] ?? Date.now() % 2 ** 31);

let opened: PayingApp;
beforeAll(async () => {
  opened = await payingApp((_client, provider) => provider.clientWith({ breaker: { failures: Infinity, restMs: 0 } }));
  await opened.provider.control('POST', 'hold-webhooks', { hold: true });
});
afterAll(() => opened.close());

/** Everything that was under way comes to its end: the provider responds again, and every payment gets its webhook. */
async function comeToRest(world: MoneyWorld): Promise<void> {
  const { app, provider } = opened;
  await provider.control('DELETE', 'faults');
  for (const _round of [1, 2, 3]) {
    await app.advance({ minutes: 62 });
    await world.reconcile();
    for (const { id } of (await world.book()).payments.toReversed()) await world.tell(id);
    await app.services.jobs.runDueJobs();
    await app.services.reservations.expireDue(50);
  }
}

/** Per payment at the provider what we say that came and stayed, in cents. */
async function ourBook(ids: readonly string[]): Promise<Record<string, number>> {
  const rows = await opened.app.db
    .selectFrom('payment')
    .leftJoin('ledgerEntry', (join) =>
      join
        .onRef('ledgerEntry.venueId', '=', 'payment.venueId')
        .onRef('ledgerEntry.paymentId', '=', 'payment.id')
        .on('ledgerEntry.kind', 'in', ['paid', 'refund', 'chargeback']),
    )
    .select(({ fn }) => ['payment.providerId', fn.sum<number>('ledgerEntry.amount').as('amount')])
    .where('payment.providerId', 'in', [...ids])
    .groupBy('payment.providerId')
    .execute();
  return Object.fromEntries(rows.map(({ providerId, amount }) => [providerId!, Number(amount ?? 0)]));
}

async function compareBooks(world: MoneyWorld): Promise<number> {
  const { payments, refunds, chargebacks, totals } = await world.book();
  if (payments.length === 0) return 0;
  const ids = payments.map(({ id }) => id);
  const gone = (id: string): number => {
    const back = refunds.filter(
      ({ paymentId, status }) => paymentId === id && status !== 'failed' && status !== 'canceled',
    );
    const chargedBack = chargebacks.filter(({ paymentId, reversedAt }) => paymentId === id && reversedAt === null);
    return [...back, ...chargedBack].reduce((sum, { cents }) => sum + cents, 0);
  };
  const theirs = Object.fromEntries(
    payments.map(({ id, status, cents }) => [id, status === 'paid' ? cents - gone(id) : 0]),
  );
  const ours = await ourBook(ids);
  expect(ours).toEqual(theirs);
  const total = Object.values(ours).reduce((sum, amount) => sum + amount, 0);
  expect(total).toBe(totals.paidCents - totals.refundedCents - totals.chargedBackCents);
  const ownRefunds = await opened.app.db
    .selectFrom('refund')
    .select('providerId')
    .where('providerId', 'is not', null)
    .execute();
  const unmatched = refunds.filter(({ id }) => !ownRefunds.some(({ providerId }) => providerId === id));
  expect(unmatched).toEqual([]);
  return payments.length;
}

/** Histories in which nothing ever goes back would show nothing. */
async function expectMoneyToHaveMoved(): Promise<void> {
  const rows = await opened.app.db.selectFrom('ledgerEntry').select('kind').distinct().execute();
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['paid', 'refund', 'chargeback']));
}

test(
  `our books are the provider's to the cent, whatever happened to ${paymentCount} payments`,
  { timeout: 7_200_000 },
  async () => {
    let payments = 0;
    for (let run = 0; payments < paymentCount; run += 1) {
      const world = new MoneyWorld(opened);
      try {
        for (const step of moneyHistory(seed + run)) await world.take(step);
        await comeToRest(world);
        payments += await compareBooks(world);
      } catch (error) {
        throw new Error(`LEDGER_SEED=${seed + run} shows it`, { cause: error });
      }
      await opened.provider.control('POST', 'reset');
      await opened.provider.control('POST', 'hold-webhooks', { hold: true });
    }
    expect(await audit(opened.app.db)).toEqual([]);
    await expectMoneyToHaveMoved();
    await expectReportToClose(opened.app);
  },
);
