import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { TestApp } from '#tests/support/app.ts';
import { OwnGuest, refOf } from '#tests/support/ownBooking.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let provider: LocalTarget;
let app: TestApp;

beforeAll(async () => {
  opened = await payingApp();
  ({ app, provider } = opened);
});

afterAll(async () => {
  await expectCountersToFit(app);
  await opened.close();
});

let day = 1;
/** Every test on a day of its own, so that none runs out of places. */
const paying = (slug: string = proefbad.flows.payment.slug): Promise<Visitor> => {
  day += 1;
  return new Visitor(app, { slug, date: `2026-06-${String(day).padStart(2, '0')}` }).readyToPay();
};

const paymentIdOf = (redirectUrl: string): string => /tr_[A-Za-z0-9]+/.exec(redirectUrl)?.[0] ?? '';

async function started(visitor: Visitor): Promise<string> {
  const answer = await visitor.pay();
  expect(answer.status).toBe(200);
  return paymentIdOf(answer.json.data.redirectUrl);
}

const notify = (id: string, venue: string = proefbad.venueId) =>
  app.call('POST', `/api/payments/webhook?venue=${venue}`, {
    appTag: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `id=${id}`,
  });

const end = (id: string, status: string) => provider.control('POST', `payments/${id}/${status}`);

const ledgerOf = (visitor: Visitor) =>
  app.db
    .selectFrom('ledgerEntry')
    .select(['kind', 'amount'])
    .where('reservationId', '=', visitor.reservationId)
    .orderBy('at')
    .execute();

async function mailsFor(visitor: Visitor): Promise<number> {
  await app.services.jobs.runDueJobs();
  const { number } = await visitor.result();
  return app.mails.filter((mail) => JSON.stringify(mail).includes(String(number))).length;
}

test('a paid payment confirms the reservation and mails once, however often the webhook comes', async () => {
  const visitor = await paying();
  const id = await started(visitor);
  expect(await visitor.result()).toMatchObject({ status: 'open', number: null });
  await end(id, 'paid');
  expect((await Promise.all([notify(id), notify(id), visitor.result(), notify(id)])).length).toBe(4);
  const result = await visitor.result();
  expect(result).toMatchObject({ status: 'confirmed', totalPaid: 6000, totalPayLater: 0 });
  expect(result['number']).toMatch(/^K-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await ledgerOf(visitor)).toEqual([{ kind: 'paid', amount: 6000 }]);
  expect(await mailsFor(visitor)).toBe(1);
  expect((await visitor.read()).json.code).toBe('reservation_confirmed');
});

test.each(['failed', 'canceled', 'expired'])(
  'a payment that %s leaves the basket and can be tried again',
  async (status) => {
    const visitor = await paying();
    await end(await started(visitor), status);
    expect(await visitor.result()).toMatchObject({ status });
    expect((await visitor.read()).json.data.total).toBe(6000);
    const second = await started(visitor);
    await end(second, 'paid');
    expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  },
);

test('an open payment is used again instead of a second one', async () => {
  const visitor = await paying();
  expect(await started(visitor)).toBe(await started(visitor));
});

test('without any webhook the reconciliation finds out', async () => {
  const visitor = await paying();
  await end(await started(visitor), 'paid');
  await app.advance({ seconds: 31 });
  await app.services.checkout.reconcile(50);
  expect(await mailsFor(visitor)).toBe(1);
});

test('a hold with an open payment outlives its hour until the provider says how it ended', async () => {
  const visitor = await paying();
  const id = await started(visitor);
  await app.advance({ minutes: 19 });
  await app.services.reservations.expireDue(50);
  expect((await visitor.read()).status).toBe(200);
  await app.advance({ minutes: 60 });
  await app.services.reservations.expireDue(50);
  await provider.control('POST', `payments/${id}/paid`, { force: true });
  expect((await notify(id)).status).toBe(200);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
});

test('a payment the provider has forgotten keeps no places for ever', async () => {
  const visitor = await paying();
  await started(visitor);
  await provider.control('POST', 'reset');
  await app.advance({ minutes: 60 });
  await app.services.checkout.reconcile(50);
  expect(await visitor.result()).toMatchObject({ status: 'open' });
  await app.advance({ minutes: 60 });
  await app.services.checkout.reconcile(50);
  await app.services.reservations.expireDue(50);
  expect(await visitor.result()).toMatchObject({ status: 'reservation_expired' });
});

test('money that comes after the places are gone is sent back', async () => {
  const visitor = await paying();
  const id = await started(visitor);
  await end(id, 'expired');
  await visitor.result();
  await app.advance({ minutes: 61 });
  await app.services.reservations.expireDue(50);
  const rival = new Visitor(app, { date: `2026-06-${String(day).padStart(2, '0')}`, persons: 10 });
  await rival.hold();
  expect((await rival.checkin([-1])).json.data.notBookedProducts).toEqual([]);
  await provider.control('POST', `payments/${id}/paid`, { force: true });
  await notify(id);
  expect(await visitor.result()).toMatchObject({ status: 'reservation_expired' });
  await app.services.jobs.runDueJobs();
  expect(await ledgerOf(visitor)).toEqual([
    { kind: 'paid', amount: 6000 },
    { kind: 'refund', amount: -6000 },
  ]);
});

test('money that comes late while the places are free still makes the booking', async () => {
  const visitor = await paying();
  const id = await started(visitor);
  await end(id, 'expired');
  await visitor.result();
  await app.advance({ minutes: 61 });
  await app.services.reservations.expireDue(50);
  await provider.control('POST', `payments/${id}/paid`, { force: true });
  await notify(id);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
});

test('a silent provider is a clear refusal, and the payment can be started a minute later', async () => {
  const visitor = await paying();
  await provider.control('POST', 'faults', [{ kind: '500', count: 1, match: 'POST /v2/payments' }]);
  const answer = await visitor.pay();
  expect([answer.status, answer.json.code]).toEqual([502, 'payment_provider_unavailable']);
  await provider.control('DELETE', 'faults');
  expect((await visitor.pay()).json.code).toBe('payment_in_progress');
  await app.advance({ seconds: 61 });
  await end(await started(visitor), 'paid');
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
});

test('an answer lost after the provider made the payment is found again by our mark', async () => {
  const visitor = await paying();
  await provider.control('POST', 'faults', [{ kind: 'reset', when: 'after', count: 1, match: 'POST /v2/payments' }]);
  expect((await visitor.pay()).status).toBe(502);
  await provider.control('DELETE', 'faults');
  await app.advance({ seconds: 90 });
  await app.services.checkout.reconcile(50);
  const rows = await app.db
    .selectFrom('payment')
    .select(['providerId', 'state'])
    .where('reservationId', '=', visitor.reservationId)
    .execute();
  expect(rows).toEqual([{ providerId: expect.stringMatching(/^tr_/), state: 'open' }]);
});

test.each(['wrongAmount', 'wrongCurrency'])('a provider that says %s confirms nothing', async (kind) => {
  const visitor = await paying();
  const id = await started(visitor);
  await end(id, 'paid');
  await provider.control('POST', 'faults', [{ kind, count: 5, match: 'GET /v2/payments/*' }]);
  await notify(id);
  expect(await ledgerOf(visitor)).toEqual([]);
  await provider.control('DELETE', 'faults');
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
});

test('webhooks of unknown or malformed payments are ignored', async () => {
  for (const id of ['tr_unknown1', 'tr_/../../methods', 'x']) expect((await notify(id)).status).toBe(200);
});

test('a stranger can neither pay nor see my payment', async () => {
  const visitor = await paying();
  const stranger = await paying();
  stranger.reservationId = visitor.reservationId;
  expect((await stranger.pay()).json.code).toBe('reservation_not_found');
  expect((await stranger.call('GET', `/checkout/${visitor.reservationId}/result`)).status).toBe(404);
});

test('changing the basket ends an open payment first', async () => {
  const visitor = await paying();
  const id = await started(visitor);
  const entry = (await visitor.read()).json.data.persons[0]!.products[0]!;
  expect((await visitor.call('DELETE', `/reservation/${visitor.slug}/product/${entry.itemId}`)).status).toBe(200);
  expect((await provider.client.get(id)).status).toBe('canceled');
});

test('a basket that was just paid can no longer be changed', async () => {
  const visitor = await paying();
  await end(await started(visitor), 'paid');
  const entry = (await visitor.read()).json.data.persons[0]!.products[0]!;
  const answer = await visitor.call('DELETE', `/reservation/${visitor.slug}/product/${entry.itemId}`);
  expect(answer.json.code).toBe('reservation_confirmed');
});

test('the result of a confirmed reservation opens its own page, that of a basket nothing', async () => {
  const visitor = await paying();
  const id = await started(visitor);
  expect(await visitor.result()).toMatchObject({ status: 'open', ref: null });
  await end(id, 'paid');
  const { ref, number } = await visitor.result();
  expect(ref).toBe(refOf(visitor.reservationId));
  expect(await new OwnGuest(app, String(ref)).read()).toMatchObject({ number });
});
