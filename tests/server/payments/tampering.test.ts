import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import { audit } from '#tests/support/audit.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { Visitor } from '#tests/support/visitor.ts';

type Tamper = (answer: ProviderPayment) => Partial<ProviderPayment>;

let money: MoneyTest;
let provider: LocalTarget;
let app: TestApp;
/** What is changed in every answer about a payment. */
let tamper: Tamper = () => ({});

beforeAll(async () => {
  const opened = await payingApp((client) => ({
    ...client,
    get: async (id) => {
      const answer = await client.get(id);
      return { ...answer, ...tamper(answer) };
    },
  }));
  money = await new MoneyTest(opened).open();
  ({ app, provider } = opened);
});
afterEach(async () => {
  tamper = () => ({});
  await app.services.jobs.runDueJobs();
  expect(await audit(app.db)).toEqual([]);
});
afterAll(() => money.opened.close());

const refund = ({ id }: ProviderPayment, change: object) => [
  {
    id: 're_vreemd1',
    paymentId: id,
    status: 'refunded' as const,
    amount: 1,
    currency: 'EUR',
    metadata: {},
    createdAt: '',
    ...change,
  },
];
const chargeback = ({ id }: ProviderPayment, change: object) => [
  { id: 'chb_vreemd1', paymentId: id, amount: 1, currency: 'EUR', createdAt: '', reversedAt: null, ...change },
];

const variants: Record<string, Tamper> = {
  'a cent less': () => ({ amount: 5999 }),
  'a cent more': () => ({ amount: 6001 }),
  nothing: () => ({ amount: 0 }),
  'a hundredth': () => ({ amount: 60 }),
  dollars: () => ({ currency: 'USD' }),
  'no currency': () => ({ currency: '' }),
  'the other mode': () => ({ mode: 'live' }),
  'another profile': () => ({ profileId: 'pfl_EenAnder1' }),
  'another id': () => ({ id: 'tr_EenAndere1' }),
  'no mark': () => ({ metadata: {} }),
  'the mark of another payment': ({ metadata }) => ({ metadata: { ...metadata, payment: 'p-ander' } }),
  'the mark of another reservation': ({ metadata }) => ({ metadata: { ...metadata, reservation: 'r-ander' } }),
  'the mark of another venue': ({ metadata }) => ({ metadata: { ...metadata, venue: 'anderbad' } }),
  'a refund of another payment': (answer) => ({ refunds: refund(answer, { paymentId: 'tr_EenAndere1' }) }),
  'a refund in dollars': (answer) => ({ refunds: refund(answer, { currency: 'USD' }) }),
  'a refund above the amount': (answer) => ({ refunds: refund(answer, { amount: 6001 }) }),
  'a refund below nothing': (answer) => ({ refunds: refund(answer, { amount: -1 }) }),
  'a chargeback of another payment': (answer) => ({ chargebacks: chargeback(answer, { paymentId: 'tr_EenAndere1' }) }),
  'a chargeback in dollars': (answer) => ({ chargebacks: chargeback(answer, { currency: 'USD' }) }),
  'a chargeback above the amount': (answer) => ({ chargebacks: chargeback(answer, { amount: 6001 }) }),
};

async function expectUntouched(visitor: Visitor): Promise<void> {
  const { state } = await app.db
    .selectFrom('reservation')
    .select('state')
    .where('id', '=', visitor.reservationId)
    .executeTakeFirstOrThrow();
  expect(state).toBe('hold');
  expect(await money.ledger(visitor)).toEqual([]);
  expect(await money.exceptions(visitor.reservationId)).toEqual(['mismatch 6000 open']);
}

test.each(Object.keys(variants))('an answer with %s confirms nothing and is put before staff', async (variant) => {
  const visitor = await money.paying();
  const providerId = await money.started(visitor);
  const key = { venueId: 'proefbad', id: await money.paymentOf(providerId) };
  await money.end(providerId, 'paid');
  tamper = variants[variant]!;
  for (const _again of [1, 2]) await app.services.checkout.refreshPayment(key);
  await money.notify(providerId);
  await visitor.result();
  await expectUntouched(visitor);
  tamper = () => ({});
  await money.notify(providerId);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
});

test('a payment of somebody else that bears our mark confirms nothing', async () => {
  const visitor = await money.paying();
  const ours = await money.started(visitor);
  const { metadata } = await provider.client.get(ours);
  const forged = await provider.client.create({
    amount: 6000,
    description: 'Nagemaakt',
    redirectUrl: 'https://example.org/',
    method: 'ideal',
    metadata,
    idempotencyKey: 'nagemaakt',
  });
  const waiting = await money.paying();
  await app.db
    .insertInto('payment')
    .values({ venueId: 'proefbad', id: 'wacht', reservationId: waiting.reservationId, method: 'ideal', amount: 6000 })
    .execute();
  await money.end(forged.id, 'paid');
  await money.notify(forged.id);
  await expectUntouched(visitor);
  await app.db.updateTable('payment').set({ state: 'failed' }).where('id', '=', 'wacht').execute();
});

test('a payment whose answers never fit gives its places back', async () => {
  const visitor = await money.paying();
  const providerId = await money.started(visitor);
  await money.end(providerId, 'paid');
  tamper = () => ({ amount: 1 });
  await app.advance({ minutes: 90 });
  await app.services.checkout.reconcile(50);
  await app.services.reservations.expireDue(50);
  expect(await visitor.result()).toMatchObject({ status: 'reservation_expired' });
  expect(await money.ledger(visitor)).toEqual([]);
  expect(await money.exceptions(visitor.reservationId)).toEqual(['mismatch 6000 open']);
});

test.each([
  ['smaller', (visitor: Visitor) => removeFirst(visitor), 3000],
  ['larger', (visitor: Visitor) => addTreatment(visitor), 9000],
])('money for a basket that became %s while it was paid goes back, and staff sees it', async (_title, change, due) => {
  const visitor = await money.paying();
  const providerId = await money.started(visitor);
  await change(visitor);
  expect((await visitor.read()).json.data.totalPayNow).toBe(due);
  await money.end(providerId, 'paid');
  await money.notify(providerId);
  await app.services.jobs.runDueJobs();
  expect(await money.ledger(visitor)).toEqual(['paid 6000', 'refund -6000']);
  expect(await money.exceptions(visitor.reservationId)).toEqual(['mismatch 6000 open']);
  expect((await visitor.prepare()).status).toBe(200);
  await money.end(await money.started(visitor), 'paid');
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: due });
});

async function removeFirst(visitor: Visitor): Promise<void> {
  const [entry] = (await visitor.read()).json.data.persons[0]!.products;
  expect((await visitor.call('DELETE', `/reservation/${visitor.slug}/product/${entry!.itemId}`)).status).toBe(200);
}

async function addTreatment(visitor: Visitor): Promise<void> {
  await removeFirst(visitor);
  await app.db.updateTable('product').set({ price: 6000 }).where('id', '=', 'entree').execute();
  expect((await visitor.checkin([1])).status).toBe(200);
  await app.db.updateTable('product').set({ price: 3000 }).where('id', '=', 'entree').execute();
}
