import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { digest } from '#server/db/digest.ts';
import { audit } from '#tests/support/audit.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { before, earlierPayments } from '#tests/support/interceptStatements.ts';
import { Interruptions } from '#tests/support/interruptions.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let provider: LocalTarget;
let app: TestApp;
const interruptions = new Interruptions();

beforeAll(async () => {
  opened = await payingApp((client) => interruptions.wrap(client));
  ({ app, provider } = opened);
  await app.db.updateTable('product').set({ paymentMoment: 'payment_and_location' }).execute();
});

afterEach(async () => {
  interruptions.clear();
  expect(await audit(app.db)).toEqual([]);
});

afterAll(async () => {
  await expectCountersToFit(app);
  await opened.close();
});

let day = 0;
const date = (): string => `2026-07-${String(day).padStart(2, '0')}`;
/** Every test on a day of its own, so that none runs out of places. */
const paying = (persons = 2): Promise<Visitor> => {
  day += 1;
  return new Visitor(app, { slug: proefbad.flows.payment.slug, date: date(), persons }).readyToPay();
};

const paymentsOf = (visitor: Visitor) =>
  app.db
    .selectFrom('payment')
    .select(['providerId', 'state'])
    .where('reservationId', '=', visitor.reservationId)
    .orderBy('createdAt')
    .execute();

async function started(visitor: Visitor): Promise<string> {
  const answer = await visitor.pay();
  expect(answer.status).toBe(200);
  return /tr_[A-Za-z0-9]+/.exec(answer.json.data.redirectUrl)?.[0] ?? '';
}

const end = (id: string, status: string) => provider.control('POST', `payments/${id}/${status}`, { force: true });

const notify = (id: string) =>
  app.call('POST', `/api/payments/webhook?venue=${proefbad.venueId}`, {
    appTag: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `id=${id}`,
  });

/** The answers to a payment and to `meanwhile`, asked between our own row and the provider's. */
async function during(visitor: Visitor, meanwhile: () => Promise<TestAnswer>): Promise<TestAnswer[]> {
  let other: TestAnswer | undefined;
  interruptions.plan('before create', async () => {
    other = await meanwhile();
  });
  const answer = await visitor.pay();
  return [answer, other!];
}

test('who pays while another tab begins the same payment goes on with that one', async () => {
  const visitor = await paying();
  let other = '';
  before(app.db, earlierPayments, async () => {
    other = await started(visitor);
  });
  expect(await started(visitor)).toBe(other);
  expect(await paymentsOf(visitor)).toEqual([{ providerId: other, state: 'open' }]);
});

test('a second click on pay never makes a second payment', async () => {
  const visitor = await paying();
  const [first, second] = await during(visitor, () => visitor.pay());
  expect([second!.status, second!.json.code]).toEqual([409, 'payment_in_progress']);
  expect(first!.status).toBe(200);
  expect(await paymentsOf(visitor)).toEqual([{ providerId: expect.stringMatching(/^tr_/), state: 'open' }]);
});

test.each([
  ['cancelling', (visitor: Visitor) => visitor.call('DELETE', `/reservation/${visitor.slug}`)],
  ['adding a stay', (visitor: Visitor) => visitor.checkin()],
  ['finishing on location', (visitor: Visitor) => visitor.payOnLocation()],
])('%s is refused while a payment is being made', async (_title, meanwhile) => {
  const visitor = await paying();
  const [paid, other] = await during(visitor, () => meanwhile(visitor));
  expect([other!.status, other!.json.code]).toEqual([409, 'payment_in_progress']);
  expect(paid!.status).toBe(200);
});

test('a change that was under way when the payment began is refused', async () => {
  const visitor = await paying();
  const { settlePayments } = app.services.checkout;
  await settlePayments(proefbad.venueId, visitor.reservationId);
  await app.db
    .insertInto('payment')
    .values({
      venueId: proefbad.venueId,
      id: `between-${day}`,
      reservationId: visitor.reservationId,
      method: 'ideal',
      amount: 6000,
    })
    .execute();
  await expect(
    app.services.reservations.cancel(
      {
        venue: (await app.services.settings.venueByTag(proefbad.venueId))!,
        language: 'nl',
        network: '127.0.0.1',
        sessionToken: visitor.session,
        sessionHash: digest(visitor.session),
        customerId: null,
      },
      visitor.slug,
    ),
  ).rejects.toMatchObject({ code: 'payment_in_progress' });
});

test('who begins to pay online in another window does not find the visit booked to be paid at the venue', async () => {
  day += 1;
  const visitor = await new Visitor(app, {
    slug: proefbad.flows['payment-and-location'].slug,
    date: date(),
  }).readyToPay();
  await visitor.pay();
  let online: TestAnswer | undefined;
  interruptions.plan('before cancel', async () => {
    online = await visitor.pay('bancontact');
  });
  const atVenue = await visitor.payOnLocation();
  expect(online!.status).toBe(200);
  expect([atVenue.status, atVenue.json.code]).toEqual([409, 'payment_in_progress']);
  const id = /tr_[A-Za-z0-9]+/.exec(online!.json.data.redirectUrl)![0];
  await end(id, 'paid');
  await notify(id);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
});

test('a payment that is paid before our own call has ended stays paid', async () => {
  const visitor = await paying();
  interruptions.plan('after create', async () => {
    const { payments } = await provider.client.list({ limit: 1 });
    await end(payments[0]!.id, 'paid');
    await notify(payments[0]!.id);
  });
  await visitor.pay();
  expect(await paymentsOf(visitor)).toEqual([{ providerId: expect.stringMatching(/^tr_/), state: 'paid' }]);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
});

test('starting payments again and again does not lengthen a hold for ever', async () => {
  const visitor = await paying();
  let minutes = 0;
  while (minutes < 240) {
    const answer = await visitor.pay();
    if (answer.status !== 200) {
      expect(answer.json.code).toBe('reservation_expired');
      break;
    }
    await end(/tr_[A-Za-z0-9]+/.exec(answer.json.data.redirectUrl)![0], 'canceled');
    await visitor.result();
    await app.advance({ minutes: 10 });
    minutes += 10;
  }
  expect(minutes).toBeGreaterThanOrEqual(50);
  expect(minutes).toBeLessThanOrEqual(90);
  await app.advance({ minutes: 30 });
  await app.services.jobs.runEverything();
});

const ledgerOf = (visitor: Visitor) =>
  app.db
    .selectFrom('ledgerEntry')
    .select(['kind', 'amount'])
    .where('reservationId', '=', visitor.reservationId)
    .orderBy('at')
    .execute();

test('a refund whose answer was lost is not asked for again, however much later', async () => {
  const visitor = await paying();
  const id = await started(visitor);
  await end(id, 'expired');
  await visitor.result();
  expect((await visitor.call('DELETE', `/reservation/${visitor.slug}`)).status).toBe(204);
  await end(id, 'paid');
  await notify(id);
  await provider.control('POST', 'faults', [{ kind: 'reset', when: 'after', count: 1, match: 'POST /v2/payments/*' }]);
  await app.services.jobs.runDueJobs();
  await provider.control('DELETE', 'faults');
  await app.advance({ minutes: 90 });
  await app.services.jobs.runDueJobs();
  expect(await ledgerOf(visitor)).toEqual([
    { kind: 'paid', amount: 6000 },
    { kind: 'refund', amount: -6000 },
  ]);
  expect(await provider.client.listRefunds(id)).toHaveLength(1);
});

test('money that comes after the visit would have been is sent back', async () => {
  const visitor = await new Visitor(app, { slug: proefbad.flows.payment.slug, date: '2026-05-02' }).readyToPay();
  const id = await started(visitor);
  await end(id, 'expired');
  await visitor.result();
  await app.advance({ minutes: 36 * 60 });
  await app.services.reservations.expireDue(50);
  await end(id, 'paid');
  await notify(id);
  expect(await visitor.result()).toMatchObject({ status: 'reservation_expired' });
  await app.services.jobs.runDueJobs();
  expect((await ledgerOf(visitor)).map(({ amount }) => amount)).toEqual([7000, -7000]);
});

test.each([/from "reservation"/, /from "payment"/])(
  'who comes back while it is booked that they paid never reads that it failed (before %s)',
  async (read) => {
    const visitor = await paying();
    const id = await started(visitor);
    await end(id, 'paid');
    before(app.db, read, async () => void (await notify(id)));
    expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  },
);
