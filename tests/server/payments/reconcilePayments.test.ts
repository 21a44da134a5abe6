import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let money: MoneyTest;
let app: TestApp;
/** The provider makes the next payment, and its answer never arrives; its list does not show it while it is hidden. */
let isLost = false;
let isHidden = false;

beforeAll(async () => {
  const opened = await payingApp((client) => ({
    ...client,
    list: async (page) => (isHidden ? { payments: [], next: null } : client.list(page)),
    create: async (order) => {
      const answer = await client.create(order);
      if (isLost) throw new PaymentProviderError('unavailable', 'no answer in 10000 ms');
      return answer;
    },
  }));
  money = await new MoneyTest(opened).open();
  ({ app } = opened);
  await money.opened.provider.control('POST', 'hold-webhooks', { hold: true });
});
afterEach(async () => {
  await sql`alter table ledger_entry drop constraint if exists refused`.execute(app.db);
  await app.advance({ minutes: 20 });
  await app.services.checkout.reconcile(50);
  await app.services.jobs.runDueJobs();
  expect(await audit(app.db)).toEqual([]);
});
afterAll(() => money.opened.close());

/** Our books take no payment of so many cents. */
const refuse = (cents: number) =>
  sql`alter table ledger_entry add constraint refused check (amount <> ${sql.lit(cents)}) not valid`.execute(app.db);

async function lostPayment(visitor: Visitor): Promise<void> {
  isLost = true;
  isHidden = true;
  await visitor.pay();
  isLost = false;
  await app.advance({ seconds: 61 });
  await app.services.checkout.reconcile(50);
  isHidden = false;
  const { payments } = await money.opened.provider.client.list({ limit: 1 });
  await money.end(payments[0]!.id, 'paid');
}

test('a payment that our books refuse keeps no other from being found', async () => {
  const refused = await money.paying({ persons: 1 });
  await money.end(await money.started(refused), 'paid');
  const other = await money.paying();
  await money.end(await money.started(other), 'paid');
  await app.advance({ seconds: 31 });
  await refuse(3000);
  await app.services.checkout.reconcile(50);
  expect(await money.ledger(other)).toEqual(['paid 6000']);
  expect(app.logged.filter((line) => line.includes('reconciliation failed'))).toHaveLength(1);
});

test('an abandoned payment that our books refuse keeps no refund from being sent', async () => {
  const { visitor, paymentId } = await money.paid({ persons: 1 });
  const lost = await money.paying();
  await lostPayment(lost);
  await money.refund(paymentId, { amount: 100 });
  await app.db
    .updateTable('job')
    .set({ deadAt: sql<Date>`kuur_now()` })
    .where('kind', '=', 'payment.refund')
    .execute();
  await refuse(6000);
  await app.advance({ minutes: 20 });
  await app.services.checkout.reconcile(50);
  expect(await money.ledger(visitor)).toEqual(['paid 3000', 'refund -100']);
  expect(await money.ledger(lost)).toEqual([]);
  await sql`alter table ledger_entry drop constraint refused`.execute(app.db);
  await app.services.checkout.reconcile(50);
  expect(await money.ledger(lost)).toContain('paid 6000');
});
