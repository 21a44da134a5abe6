import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '#server/audit/audit.service.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import type { PaymentPort } from '#server/adapters/payments/paymentPort.ts';
import { cardTokenOf, openLocalTarget, uncheckedCard } from '#tests/server/adapters/payments/providerTarget.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import { testApp, testStart } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';

const faults = ['500', '503html', '429', 'hang', 'reset', 'empty'] as const;

let provider: LocalTarget;
let app: TestApp;
/** What is done at every call to the provider, before it goes out; calls are named. */
let atCall: (name: string) => Promise<void>;
const called: string[] = [];

/** The port with something of ours before every call. */
function watched(client: PaymentPort): PaymentPort {
  return new Proxy(client, {
    get(target, name: keyof PaymentPort) {
      return async (...args: unknown[]): Promise<unknown> => {
        called.push(name);
        await atCall(name);
        return (target[name] as (...given: unknown[]) => Promise<unknown>)(...args);
      };
    },
  });
}

/**
 * Nobody holds a transaction during a call of the provider. Embedded there is one connection, so asking anything would
 * wait for ever behind one; on PostgreSQL the server lists who is idle in one.
 */
async function noTransactionIsOpen(): Promise<void> {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(app.db);
  expect(rows).toEqual([{ open: 0 }]);
}

beforeAll(async () => {
  const clock = { now: () => Date.parse(testStart) };
  provider = await openLocalTarget({ now: () => clock.now() });
  const client = provider.clientWith({ deadlineMs: 250, breaker: { failures: 1_000, restMs: 1 } });
  app = await testApp({ payments: watched(client) });
  clock.now = () => app.deps.clock.now().getTime();
  await provider.control('POST', 'hold-webhooks', { hold: true });
});
beforeEach(() => {
  atCall = noTransactionIsOpen;
  called.length = 0;
});
afterEach(async () => {
  await provider.control('DELETE', 'faults');
  await app.services.jobs.runEverything();
  expect(await audit(app.db)).toEqual([]);
});
afterAll(async () => {
  await expectCountersToFit(app);
  await app.close();
  await provider.close();
});

let day = 0;
/** Every visitor on a day of its own, so that none runs out of places. */
async function paying(): Promise<Visitor> {
  await app.db.deleteFrom('throttle').execute();
  day += 1;
  const date = new Date(Date.UTC(2026, 4, 10 + day)).toISOString().slice(0, 10);
  return new Visitor(app, { slug: proefbad.flows.payment.slug, date }).readyToPay();
}

const fault = (kind: string, when: 'before' | 'after', match = '*'): Promise<unknown> =>
  provider.control('POST', 'faults', [{ kind, when, match }]);
const idOf = (redirectUrl: string): string => /tr_[A-Za-z0-9]+/.exec(redirectUrl)?.[0] ?? '';
const end = (id: string, status: string) => provider.control('POST', `payments/${id}/${status}`);

async function paysInTheEnd(visitor: Visitor): Promise<void> {
  const answer = await visitor.pay();
  expect(answer.status).toBe(200);
  await end(idOf(answer.json.data.redirectUrl), 'paid');
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: expect.any(Number) });
}

describe.each(faults)('while the provider answers everything with %s', (kind) => {
  test.each(['before', 'after'] as const)(
    'a payment is refused in our own words (%s it has any effect), and succeeds without help once it is back',
    async (when) => {
      const visitor = await paying();
      await fault(kind, when);
      const refused = await visitor.pay();
      expect([refused.status, refused.json.code]).toEqual([502, 'payment_provider_unavailable']);
      expect((await visitor.read()).json.data.total).toBeGreaterThan(0);
      expect((await visitor.result())['status']).toBe('open');
      await provider.control('DELETE', 'faults');
      await app.advance({ seconds: 61 });
      await paysInTheEnd(visitor);
    },
  );

  test('methods and card fields are refused, and what is open stays open', async () => {
    const visitor = await paying();
    const started = await visitor.pay();
    await fault(kind, 'before');
    expect((await visitor.call('GET', '/checkout/methods')).json.code).toBe('payment_provider_unavailable');
    expect((await visitor.call('GET', '/checkout/card-fields')).json.code).toBe('payment_provider_unavailable');
    expect(await visitor.result()).toMatchObject({ status: 'open' });
    await app.advance({ seconds: 31 });
    await app.services.checkout.reconcile(50);
    await end(idOf(started.json.data.redirectUrl), 'paid');
    expect(await visitor.result()).toMatchObject({ status: 'open' });
    await provider.control('DELETE', 'faults');
    await app.advance({ seconds: 31 });
    await app.services.checkout.reconcile(50);
    expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  });

  test('a webhook is sent again, and nothing is lost', async () => {
    const visitor = await paying();
    const id = idOf((await visitor.pay()).json.data.redirectUrl);
    await end(id, 'paid');
    await fault(kind, 'before');
    const notify = () =>
      app.call('POST', `/api/payments/webhook?venue=${proefbad.venueId}`, {
        appTag: null,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `id=${id}`,
      });
    expect((await notify()).status).toBe(503);
    await provider.control('DELETE', 'faults');
    expect((await notify()).status).toBe(200);
    expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  });
});

test('an answer about something else than a payment is no payment', async () => {
  const visitor = await paying();
  await fault('badResource', 'after', 'POST /v2/payments');
  expect((await visitor.pay()).json.code).toBe('payment_provider_unavailable');
  await provider.control('DELETE', 'faults');
  await app.advance({ seconds: 61 });
  await paysInTheEnd(visitor);
});

test('while a call hangs everybody else goes on: looking, holding, paying on location', async () => {
  const slow = await paying();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isAsked = (): void => undefined;
  const callStarted = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  atCall = async () => {
    isAsked();
    await released;
    throw new PaymentProviderError('unavailable', 'no answer in time');
  };
  let settled = false;
  const waiting = slow.pay().finally(() => {
    settled = true;
  });
  await callStarted;
  expect((await slow.read()).status).toBe(200);
  const other = await new Visitor(app, { date: '2026-06-30' }).readyToPay();
  expect((await other.payOnLocation()).status).toBe(200);
  await noTransactionIsOpen();
  expect(settled).toBe(false);
  release();
  expect((await waiting).json.code).toBe('payment_provider_unavailable');
  await app.advance({ seconds: 61 });
});

test('no call to the provider is made within a transaction, from the first payment to the refund', async () => {
  const visitor = await paying();
  const token = await cardTokenOf(provider.url, uncheckedCard);
  await visitor.call('GET', '/checkout/methods');
  await visitor.pay();
  await visitor.pay('bancontact');
  expect((await visitor.pay('card', { cardToken: token })).status).toBe(200);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });

  const lost = await paying();
  await fault('reset', 'after', 'POST /v2/payments');
  await lost.pay();
  await provider.control('DELETE', 'faults');
  await app.advance({ seconds: 61 });
  await lost.pay();

  const late = await paying();
  const id = idOf((await late.pay()).json.data.redirectUrl);
  await end(id, 'expired');
  await late.result();
  expect((await late.call('DELETE', `/reservation/${late.slug}`)).status).toBe(204);
  await provider.control('POST', `payments/${id}/paid`, { force: true });
  await app.advance({ seconds: 31 });
  await app.services.checkout.reconcile(50);
  await app.call('POST', `/api/payments/webhook?venue=${proefbad.venueId}`, {
    appTag: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `id=${id}`,
  });
  await app.services.jobs.runEverything();
  expect(await provider.client.listRefunds(id)).toHaveLength(1);
  expect(called).toEqual(expect.arrayContaining(['methods', 'create', 'get', 'list', 'cancel', 'refund']));
});
