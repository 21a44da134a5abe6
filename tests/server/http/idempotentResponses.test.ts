import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { GiftCardIssued, LedgerEntry, PaymentLinkCreated, Refund } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { interceptStatements } from '#tests/support/interceptStatements.ts';
import type { AnyData, TestAnswer, TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { Buyer, createOrderCatalogue, giftCardForm, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let money: MoneyTest;
let app: TestApp;
let keys = 0;
let restore = (): void => undefined;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
  ({ app } = money.opened);
  await createOrderCatalogue(app.db);
  await createSmallCatalogue(app.db);
});
afterEach(() => restore());
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await money.opened.close();
});

interface Asked {
  method?: 'POST' | 'PUT';
  path: string;
  body: object;
  session?: string;
}

/** The same request, under one key, as often as it is sent. */
function request<T = AnyData>({ method = 'POST', path, body, session }: Asked): () => Promise<TestAnswer<T>> {
  const headers = { 'idempotency-key': `key-${(keys += 1)}-0123456789abcdef` };
  const who = session === undefined ? { token: money.staff.token } : { session };
  return () => app.call<T>(method, `/api${path}`, { ...who, headers, body });
}

/** What happens in place of writing an answer down once the work is committed. */
function insteadOfSaving(happens: () => Promise<never>): void {
  restore = interceptStatements(app.db, (statement, send, isInTransaction) => {
    const saves = !isInTransaction && statement.sql.startsWith('update "idempotency_key" set "status"');
    return saves ? happens() : send(statement);
  });
}

/** Sends it to a server that dies when the work is done and its answer is not written yet. */
async function sentToTheDying(send: () => Promise<TestAnswer<unknown>>): Promise<void> {
  const died = new Promise<void>((resolve) => {
    insteadOfSaving(() => {
      resolve();
      return new Promise<never>(() => undefined);
    });
  });
  const answered = send().then(({ status, body }) => {
    throw new Error(`answered ${status} ${body}`);
  });
  await Promise.race([died, answered]);
  restore();
  await app.advance({ seconds: 61 });
}

const count = async (table: 'giftCard' | 'ledgerEntry' | 'refund' | 'paymentLink'): Promise<number> =>
  (await app.db.selectFrom(table).select('venueId').execute()).length;

const counts = () => Promise.all([count('ledgerEntry'), count('paymentLink'), count('refund')]);

const card = { amount: 4000, reason: 'Balie', email: null };

const basketOf = ({ slug, session }: Visitor, what: string) =>
  ({ method: 'PUT', path: `/reservation/${slug}/${what}`, session }) as const;

test('a request whose answer could not be written is answered all the same, and its work is not undone', async () => {
  const before = await count('giftCard');
  const send = request<GiftCardIssued>({ path: '/admin/gift-cards', body: card });
  insteadOfSaving(() => Promise.reject(new Error('the database is gone')));
  const first = await send();
  restore();
  const again = await send();
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.json.data).toEqual(first.json.data);
  expect((await count('giftCard')) - before).toBe(1);
});

test('a gift card that the desk made while the server died is issued once, and its code is returned', async () => {
  const before = await count('giftCard');
  const send = request<GiftCardIssued>({ path: '/admin/gift-cards', body: card });
  await sentToTheDying(send);
  const again = await send();
  expect(again.status).toBe(201);
  expect(again.json.data.code).toContain(again.json.data.giftCard.lastFour);
  expect((await count('giftCard')) - before).toBe(1);
});

test('a payment at the desk, a refund and a link to pay are there once though the server died over each', async () => {
  const { paymentId } = await money.paid();
  const visitor = await money.paying({ slug: proefbad.flows.location.slug });
  expect((await visitor.payOnLocation()).status).toBe(200);
  const path = `/admin/reservations/${visitor.reservationId}/payments`;
  const form = { amount: 200, to: 'payment', reason: 'Op verzoek' };
  const sends = [
    request<LedgerEntry>({ path, body: { amount: 100, method: 'cash' } }),
    request<PaymentLinkCreated>({ path: `/checkout/payment-link/${visitor.reservationId}`, body: {} }),
    request<Refund>({ path: `/admin/payments/${paymentId}/refunds`, body: form }),
  ];
  const before = await counts();
  for (const send of sends) await sentToTheDying(send);
  for (const send of sends) expect((await send()).status).toBe(201);
  expect((await counts()).map((rows, index) => rows - before[index]!)).toEqual([1, 1, 1]);
});

test('what a visitor puts in the basket is in it once though the server died over it', async () => {
  const buyer = new Buyer(app, orders.giftCard.slug);
  await buyer.hold();
  const guest = new Visitor(app, { slug: 'dagje', persons: 1, date: '2026-05-15' });
  await guest.holdDay();
  const cards = request({ ...basketOf(buyer, 'giftcard'), body: giftCardForm({ quantity: 2 }) });
  const session = request({ ...basketOf(guest, 'product'), body: { productId: '304', persons: [1] } });
  for (const send of [cards, session]) await sentToTheDying(send);
  expect((await cards()).json.data.reservation.persons[0]?.products).toHaveLength(2);
  expect((await session()).json.data.reservation.persons[0]?.products).toHaveLength(1);
  expect((await guest.read()).json.data.persons[0]?.products).toHaveLength(1);
});

test('a visitor whose booking was made while the server died gets its number', async () => {
  const visitor = await money.paying({ slug: proefbad.flows.location.slug });
  const path = `/checkout/${visitor.reservationId}/onlocation`;
  const finish = request({ path, body: {}, session: visitor.session });
  await sentToTheDying(finish);
  const again = await finish();
  expect([again.status, again.json.data]).toEqual([200, { status: 'confirmed', number: expect.stringMatching(/^K-/) }]);
});
