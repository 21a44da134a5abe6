import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#server/audit/audit.service.ts';
import { expectReportToClose } from '#tests/support/closedBooks.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { moneyHistory } from '../moneyHistory.ts';
import { MoneyWorld } from '../moneyWorld.ts';
import { expectSameBooks } from '../sameBooks.ts';

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
        payments += await expectSameBooks(opened.app.db, await world.book());
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
