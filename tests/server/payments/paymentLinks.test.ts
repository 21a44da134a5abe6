import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LinkPayment, PaymentLink, PaymentLinkCreated } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { digest } from '#server/db/digest.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { TestApp } from '#tests/support/app.ts';
import { before, earlierPayments } from '#tests/support/interceptStatements.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let money: MoneyTest;
let provider: LocalTarget;
let app: TestApp;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
  ({ app, provider } = money.opened);
  await createOrderCatalogue(app.db);
});
afterEach(async () => {
  await app.services.jobs.runEverything();
  expect(await audit(app.db)).toEqual([]);
});
afterAll(() => money.opened.close());

/** A booking of 60 euros that is to be paid at the venue. */
async function booked(): Promise<Visitor> {
  const visitor = await money.paying({ slug: proefbad.flows.location.slug });
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

const make = async ({ reservationId }: Visitor, form: object = {}) =>
  app.call<PaymentLinkCreated>('POST', `/api/checkout/payment-link/${reservationId}`, {
    token: await money.staff.liveToken(),
    body: form,
  });

async function linkTo(visitor: Visitor, form: object = {}): Promise<PaymentLinkCreated> {
  const answer = await make(visitor, form);
  expect(answer.status).toBe(201);
  return answer.json.data;
}

const look = (ref: string, language = 'nl') =>
  app.call<PaymentLink>('GET', `/api/checkout/payment-link/${ref}`, { language });

const start = (ref: string, language = 'nl') =>
  app.call<LinkPayment>('POST', `/api/checkout/payment-link/${ref}/payment`, { language });

const idIn = (link: string | null): string => /tr_[A-Za-z0-9]+/.exec(link ?? '')?.[0] ?? '';

async function payBy(ref: string): Promise<string> {
  const answer = await start(ref);
  expect(answer.json.data).toMatchObject({ status: 'success', link: expect.stringContaining('/checkout/tr_') });
  const id = idIn(answer.json.data.link);
  await money.end(id, 'paid');
  return id;
}

test('a booking is paid by its link: the payer goes to the provider, and comes back to what is paid', async () => {
  const visitor = await booked();
  const { ref, url } = await linkTo(visitor);
  expect(url).toBe(`${app.deps.config.publicUrl}/reservation/payment/${ref}`);
  expect(ref).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const id = await payBy(ref);
  expect((await look(ref)).json.data).toEqual({ status: 'paid', amount: null });
  await money.notify(id);
  expect(await money.ledger(visitor)).toEqual(['paid 6000']);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000, totalPayLater: 0 });
  expect(await money.exceptions(visitor.reservationId)).toEqual([]);
  expect(await provider.client.listRefunds(id)).toEqual([]);
});

test('looking at a link tells the amount and begins nothing, however often', async () => {
  const visitor = await booked();
  const { ref } = await linkTo(visitor);
  for (let count = 0; count < 3; count += 1)
    expect((await look(ref)).json.data).toEqual({ status: 'success', amount: 6000 });
  const payments = await app.db
    .selectFrom('payment')
    .select('id')
    .where('reservationId', '=', visitor.reservationId)
    .execute();
  expect(payments).toEqual([]);
});

test('the link is in nobody’s hands but those it was given to', async () => {
  const visitor = await booked();
  const { ref } = await linkTo(visitor);
  const links = await app.db.selectFrom('paymentLink').selectAll().execute();
  expect(links.map(({ refHash }) => Buffer.from(refHash).toString('hex'))).toContain(digest(ref).toString('hex'));
  const jobs = await app.db.selectFrom('job').select('payload').execute();
  expect(JSON.stringify([links, jobs])).not.toContain(ref);
  expect((await look(`${ref.slice(0, -1)}x`)).json.code).toBe('not_found');
  expect((await look('verzonnen')).status).toBe(404);
});

test('the customer gets the link by mail, or the address that staff gives, or nobody', async () => {
  const visitor = await booked();
  const mine = await linkTo(visitor);
  const other = await linkTo(visitor, { email: 'gastheer@proefbad.example' });
  const nobody = await linkTo(visitor, { email: null });
  await app.services.jobs.runDueJobs();
  const mailsWith = (ref: string) => app.mails.filter((mail) => mail.text.includes(ref)).map(({ to }) => to);
  expect(mailsWith(mine.ref)).toEqual([expect.stringContaining(visitor.reservationId.toLowerCase())]);
  expect(mailsWith(other.ref)).toEqual(['gastheer@proefbad.example']);
  expect(mailsWith(nobody.ref)).toEqual([]);
});

test('part of a booking can be asked, never more than is open', async () => {
  const visitor = await booked();
  expect((await make(visitor, { amount: 6001 })).json.code).toBe('amount_too_high');
  const { ref } = await linkTo(visitor, { amount: 2500 });
  await payBy(ref);
  expect((await look(ref)).json.data.status).toBe('paid');
  expect(await money.ledger(visitor)).toEqual(['paid 2500']);
  expect((await make(visitor, { amount: 3501 })).json.code).toBe('amount_too_high');
  await money.notify(await payBy((await linkTo(visitor)).ref));
  expect(await money.ledger(visitor)).toEqual(['paid 2500', 'paid 3500']);
  expect((await make(visitor)).json.code).toBe('amount_too_high');
});

test('what was paid at the desk meanwhile is not asked again', async () => {
  const visitor = await booked();
  const { ref } = await linkTo(visitor);
  const desk = await money.staff.call('POST', `/reservations/${visitor.reservationId}/payments`, {
    amount: 6000,
    method: 'cash',
  });
  expect(desk.status).toBe(201);
  expect((await look(ref)).json.data).toEqual({ status: 'paid', amount: null });
});

test('a booking that is paid at the desk while its link is paid gives the second money back', async () => {
  const visitor = await booked();
  const { ref } = await linkTo(visitor);
  const id = idIn((await start(ref)).json.data.link);
  await money.staff.call('POST', `/reservations/${visitor.reservationId}/payments`, { amount: 6000, method: 'card' });
  await money.end(id, 'paid');
  await money.notify(id);
  await app.services.jobs.runDueJobs();
  expect(await money.ledger(visitor)).toEqual(['desk 6000', 'paid 6000', 'refund -6000']);
  expect(await money.exceptions(visitor.reservationId)).toEqual(['double_payment 6000 open']);
});

test('an open payment of the link is used again, one that failed is begun anew', async () => {
  const { ref } = await linkTo(await booked());
  const first = idIn((await start(ref)).json.data.link);
  expect(idIn((await start(ref)).json.data.link)).toBe(first);
  await money.end(first, 'failed');
  const second = idIn((await start(ref)).json.data.link);
  expect(second).not.toBe(first);
  await money.end(second, 'canceled');
});

test('a hold of which staff makes a link keeps its places for a day, and is booked when it is paid', async () => {
  const visitor = await money.paying();
  const { ref } = await linkTo(visitor);
  await money.advance({ minutes: 20 * 60 });
  await app.services.reservations.expireDue(50);
  await payBy(ref);
  expect((await look(ref)).json.data.status).toBe('paid');
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000 });
  expect(await money.exceptions(visitor.reservationId)).toEqual([]);
});

test('a link of a hold does not ask for less than books it', async () => {
  const visitor = await money.paying();
  const answer = await make(visitor, { amount: 5999 });
  expect([answer.status, answer.json.errors]).toEqual([400, [{ pointer: '/amount', code: 'minimum' }]]);
});

test('a link ends the payment that the visitor had open, and is paid instead of it', async () => {
  const visitor = await money.paying();
  const own = await money.started(visitor);
  const { ref } = await linkTo(visitor);
  const id = await payBy(ref);
  expect((await provider.client.get(own)).status).toBe('canceled');
  await money.notify(id);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
});

test('visitors who open a link at once begin one payment', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { ref } = await linkTo(await booked());
    const answers = await Promise.all(Array.from({ length: 6 }, () => start(ref)));
    const ids = new Set(answers.filter(({ status }) => status === 200).map(({ json }) => idIn(json.data.link)));
    expect(ids.size).toBe(1);
    expect(answers.every(({ status, json }) => status === 200 || json.code === 'payment_in_progress')).toBe(true);
  }
});

test('who opens a link while another begins its payment goes on with that one', async () => {
  const { ref } = await linkTo(await booked());
  let other: string | undefined;
  before(app.db, earlierPayments, async () => {
    other = idIn((await start(ref)).json.data.link);
  });
  expect(idIn((await start(ref)).json.data.link)).toBe(other);
  expect((await provider.client.get(other!)).status).toBe('open');
});

test('what has ended cannot be paid by a link', async () => {
  const visitor = await money.paying();
  const { ref } = await linkTo(visitor);
  expect((await visitor.call('DELETE', `/reservation/${visitor.slug}`)).status).toBe(204);
  expect((await look(ref)).json.code).toBe('not_found');
  expect((await make(visitor)).json.code).toBe('reservation_cancelled');
  const late = await money.paying();
  await money.advance({ minutes: 61 });
  await app.services.reservations.expireDue(50);
  expect((await make(late)).json.code).toBe('reservation_expired');
  const nobody = { reservationId: 'onbekend' } as Visitor;
  expect((await make(nobody)).json.code).toBe('reservation_not_found');
});

test('a link ends after two weeks', async () => {
  const { ref } = await linkTo(await booked());
  await money.advance({ minutes: 14 * 24 * 60 + 1 });
  expect((await look(ref)).json.code).toBe('not_found');
});

test('only owner and desk make links', async () => {
  const visitor = await booked();
  const { token } = await staffMember(app, 'planner');
  const answer = await app.call('POST', `/api/checkout/payment-link/${visitor.reservationId}`, { token, body: {} });
  expect(answer.status).toBe(403);
});

test('a silent provider is a clear refusal', async () => {
  const { ref } = await linkTo(await booked());
  await provider.control('POST', 'faults', [{ kind: '500', count: 1, match: 'POST /v2/payments' }]);
  const answer = await start(ref);
  expect([answer.status, answer.json.code]).toEqual([502, 'payment_provider_unavailable']);
  await money.advance({ minutes: 2 });
  expect(idIn((await start(ref)).json.data.link)).toMatch(/^tr_/);
});

/** An order of a gift card of 50 euros whose flow says that nothing is paid online. */
async function ordered(): Promise<Buyer> {
  await setCheckout('location');
  const buyer = new Buyer(app, orders.giftCard.slug);
  await buyer.hold();
  await buyer.giftCards();
  return buyer.toPayment();
}

const setCheckout = (checkoutType: 'location' | 'payment') =>
  app.db.updateTable('flow').set({ checkoutType }).where('slug', '=', orders.giftCard.slug).execute();

const cardsOf = ({ reservationId }: Buyer) =>
  app.db.selectFrom('giftCard').select(['amount', 'blocked']).where('reservationId', '=', reservationId).execute();

test('a part of an order is not asked, because it would issue the whole gift card', async () => {
  const buyer = await ordered();
  const refused = await make(buyer, { amount: 100 });
  expect([refused.status, refused.json.errors]).toEqual([400, [{ pointer: '/amount', code: 'minimum' }]]);
  await money.notify(await payBy((await linkTo(buyer)).ref));
  expect(await money.ledger(buyer)).toEqual(['paid 5000']);
  expect(await cardsOf(buyer)).toEqual([{ amount: 5000, blocked: false }]);
  await setCheckout('payment');
});

test('a part of an order that is paid after all is refunded and issues no gift card', async () => {
  const buyer = await ordered();
  const { ref } = await linkTo(buyer);
  const id = idIn((await start(ref)).json.data.link);
  await app.db
    .updateTable('reservationItem')
    .set({ price: 9000 })
    .where('reservationId', '=', buyer.reservationId)
    .execute();
  await app.db
    .updateTable('reservation')
    .set({ total: 9000, totalPayLater: 9000 })
    .where('id', '=', buyer.reservationId)
    .execute();
  await money.end(id, 'paid');
  await money.notify(id);
  expect(await cardsOf(buyer)).toEqual([]);
  expect(await money.exceptions(buyer.reservationId)).toEqual(['mismatch 5000 open']);
  await setCheckout('payment');
});
