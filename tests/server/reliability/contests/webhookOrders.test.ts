import { addDays } from 'date-fns/addDays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#server/audit/audit.service.ts';
import { cardTokenOf, uncheckedCard } from '#tests/server/adapters/payments/providerTarget.ts';
import { Interruptions } from '#tests/support/interruptions.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';
import { noticeOrders } from '../noticeOrders.ts';
import type { NoticeOrder, Step } from '../noticeOrders.ts';

const count = Number(process.env['NOTICE_ORDERS'] ?? 20);
const seed = Number(process.env['NOTICE_SEED'] ?? Date.now() % 2 ** 31);
/** So many visitors have the same day, and get there 26 hours older together. */
const perDay = 10;
const daysAhead = 10;

let opened: PayingApp;
const interruptions = new Interruptions();
beforeAll(async () => {
  opened = await payingApp((client) => interruptions.wrap(client));
  await opened.provider.control('POST', 'hold-webhooks', { hold: true });
});
afterAll(async () => {
  await expectCountersToFit(opened.app);
  await opened.close();
});

interface Run {
  order: NoticeOrder;
  visitor: Visitor;
  providerId: string;
}

async function notify(id: string): Promise<void> {
  const answer = await opened.app.call('POST', `/api/payments/webhook?venue=${proefbad.venueId}`, {
    appTag: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `id=${id}`,
  });
  expect(answer.status).toBe(200);
}

const notifyAtOnce = (id: string, times: number): Promise<unknown> =>
  Promise.all(Array.from({ length: times }, () => notify(id)));

const reconcile = async (): Promise<void> => {
  await opened.app.advance({ seconds: 31 });
  await opened.app.services.checkout.reconcile(50);
};

async function take(step: Step, { visitor, providerId }: Run): Promise<void> {
  const { app } = opened;
  if (step.kind === 'notices' && step.parallel) await notifyAtOnce(providerId, step.times);
  if (step.kind === 'notices' && !step.parallel) for (let n = 0; n < step.times; n += 1) await notify(providerId);
  if (step.kind === 'return') await visitor.result();
  if (step.kind === 'reconcile') await reconcile();
  if (step.kind === 'expire') await app.services.reservations.expireDue(50);
  if (step.kind !== 'together') return;
  await app.advance({ seconds: 31 });
  await Promise.all([
    notify(providerId),
    visitor.result(),
    app.services.checkout.reconcile(50),
    app.services.reservations.expireDue(50),
  ]);
}

const payAtProvider = (id: string): Promise<unknown> => opened.provider.control('POST', `payments/${id}/paid`);

/** Requests the payment; what the provider does and reports meanwhile happens before our own call has ended. */
async function ask(order: NoticeOrder, visitor: Visitor): Promise<string> {
  const { provider } = opened;
  const body = order.method === 'card' ? { cardToken: await cardTokenOf(provider.url, uncheckedCard) } : {};
  let id = '';
  let during: Promise<unknown> = Promise.resolve();
  interruptions.plan('after create', async () => {
    id = (await provider.client.list({ limit: 1 })).payments[0]!.id;
    if (order.method === 'ideal' && order.paidBeforeAnswer) await payAtProvider(id);
    await notifyAtOnce(id, order.beforeAnswer);
    during = notifyAtOnce(id, order.duringAnswer);
  });
  expect((await visitor.pay(order.method, body)).status).toBe(200);
  await during;
  return id;
}

async function begin(order: NoticeOrder, date: string): Promise<Run> {
  await opened.app.db.deleteFrom('throttle').execute();
  const slug = proefbad.flows.payment.slug;
  const visitor = await new Visitor(opened.app, { slug, date, persons: 1 }).readyToPay();
  const run = { order, visitor, providerId: await ask(order, visitor) };
  if (order.method === 'ideal' && !order.paidBeforeAnswer) {
    for (const step of order.early) await take(step, run);
    await payAtProvider(run.providerId);
  }
  for (const step of order.soon) await take(step, run);
  return run;
}

/** The order is part of what is compared, so that a failure says which one it was. */
async function expectOneOfEverything({ order, visitor, providerId }: Run): Promise<void> {
  const { app, provider } = opened;
  const { status, totalPaid, number } = await visitor.result();
  const { amount } = await provider.client.get(providerId);
  const { reservationId } = visitor;
  const ledger = await app.db
    .selectFrom('ledgerEntry')
    .select(['kind', 'amount'])
    .where('reservationId', '=', reservationId)
    .execute();
  const payments = await app.db
    .selectFrom('payment')
    .select(['state', 'providerId'])
    .where('reservationId', '=', reservationId)
    .execute();
  const mails = app.mails.filter((mail) => JSON.stringify(mail).includes(String(number))).length;
  expect({ order, status, totalPaid, ledger, payments, mails }).toEqual({
    order,
    status: 'confirmed',
    totalPaid: amount,
    ledger: [{ kind: 'paid', amount }],
    payments: [{ state: 'paid', providerId }],
    mails: 1,
  });
}

test(
  `in every order of notices, return page and reconciliation there is one payment, one booking and one mail (seed ${seed})`,
  { timeout: 120_000 + count * 5_000 },
  async () => {
    const { app } = opened;
    const orders = noticeOrders(count, seed);
    for (let first = 0; first < orders.length; first += perDay) {
      const date = addDays(app.deps.clock.now(), daysAhead).toISOString().slice(0, 10);
      const runs: Run[] = [];
      for (const order of orders.slice(first, first + perDay)) runs.push(await begin(order, date));
      await app.advance({ minutes: 26 * 60 });
      for (const run of runs) for (const step of run.order.late) await take(step, run);
      await app.services.jobs.runEverything();
      for (const run of runs) await expectOneOfEverything(run);
      expect(await audit(app.db)).toEqual([]);
    }
  },
);

test('the orders differ in when and how often the notice comes', () => {
  const orders = noticeOrders(500, 1);
  const all = orders.map(({ early, soon, late }) => [...early, ...soon, ...late]);
  expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBeGreaterThan(450);
  for (const kind of ['notices', 'return', 'reconcile', 'expire', 'together']) {
    expect(all.filter((steps) => steps.some((step) => step.kind === kind)).length).toBeGreaterThan(100);
  }
  const silent = orders.filter(
    ({ beforeAnswer, duringAnswer }, place) =>
      beforeAnswer + duringAnswer === 0 && !all[place]!.some(({ kind }) => kind === 'notices' || kind === 'together'),
  );
  expect(silent.length).toBeGreaterThan(80);
});
