import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderDocument } from '#contract/names.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { TestApp } from '#tests/support/app.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { createLimited } from '#tests/support/venue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';

let opened: PayingApp;
let provider: LocalTarget;
let app: TestApp;

beforeAll(async () => {
  opened = await payingApp((client) => client, { seed: createLimited });
  ({ app, provider } = opened);
  await createOrderCatalogue(app.db);
});

afterAll(() => opened.close());

async function ready(slug: string, fill: (buyer: Buyer) => Promise<unknown>): Promise<Buyer> {
  const buyer = new Buyer(app, slug);
  await buyer.hold();
  await fill(buyer);
  await buyer.toPayment();
  return buyer;
}

async function bought(slug: string, fill: (buyer: Buyer) => Promise<unknown>): Promise<Buyer> {
  const buyer = await ready(slug, fill);
  await buyer.paid(provider);
  return buyer;
}

async function documentsOf(buyer: Buyer, as: { session?: string; token?: string }): Promise<OrderDocument[]> {
  const path = `/api/checkout/${buyer.reservationId}/documents`;
  const answer = await app.call<OrderDocument[]>('GET', path, as);
  expect(answer.status).toBe(200);
  return answer.json.data;
}

test('a paid order has a document for each gift card, named by what it is worth and for whom it is', async () => {
  const buyer = await bought(orders.giftCard.slug, async (visitor) => {
    await visitor.giftCards({ quantity: 2 });
    await visitor.giftCards({ amount: 1250, to: 'Barney' });
  });
  expect(await documentsOf(buyer, { session: buyer.session })).toEqual([
    { id: expect.any(String), kind: 'giftCard', name: 'cadeaubon · €\u00A050,- · Fred' },
    { id: expect.any(String), kind: 'giftCard', name: 'cadeaubon · €\u00A050,- · Fred' },
    { id: expect.any(String), kind: 'giftCard', name: 'cadeaubon · €\u00A012,50 · Barney' },
  ]);
});

test('the customer who bought it finds it from elsewhere', async () => {
  const buyer = await bought(orders.voucher.slug, (visitor) => visitor.orderProduct(orders.voucher.xplanId));
  expect(await documentsOf(buyer, { token: buyer.token })).toMatchObject([{ kind: 'voucher', name: 'bon' }]);
});

test('a document is a PDF of one page', async () => {
  const buyer = await bought(orders.giftCard.slug, (visitor) => visitor.giftCards());
  const [document] = await documentsOf(buyer, { session: buyer.session });
  const answer = await app.app.inject({
    url: `/api/checkout/${buyer.reservationId}/documents/${document?.id}`,
    headers: { 'x-app-tag': 'proefbad', 'x-reservation-session': buyer.session },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${document?.id}.pdf"`,
    'cache-control': 'no-store',
  });
  const text = answer.rawPayload.toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text).toContain('/Lang (nl)');
});

test('who prints the cards of an order more often than it can have cards waits, and so does their network', async () => {
  const buyer = await bought(orders.giftCard.slug, (visitor) => visitor.giftCards());
  const other = await bought(orders.giftCard.slug, (visitor) => visitor.giftCards());
  const print = async ({ reservationId, session }: Buyer, id: string) =>
    app.app.inject({
      url: `/api/checkout/${reservationId}/documents/${id}`,
      headers: { 'x-app-tag': 'proefbad', 'x-reservation-session': session },
    });
  const [document] = await documentsOf(buyer, { session: buyer.session });
  const [another] = await documentsOf(other, { session: other.session });
  const count = (rule: string, hits: number) =>
    app.db.updateTable('throttle').set({ hits }).where('key', 'like', `${rule}:%`).execute();
  expect((await print(buyer, document!.id)).statusCode).toBe(200);
  await count('documents', 120);
  const refused = await print(buyer, document!.id);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
  expect(await documentsOf(buyer, { session: buyer.session })).toHaveLength(1);
  expect((await print(other, another!.id)).statusCode).toBe(200);
  await count('networkDocuments', 300);
  expect((await print(other, another!.id)).statusCode).toBe(429);
  await app.advance({ minutes: 15, seconds: 1 });
  expect((await print(buyer, document!.id)).statusCode).toBe(200);
});

test('an order that is not paid has no documents', async () => {
  const buyer = await ready(orders.giftCard.slug, (visitor) => visitor.giftCards());
  expect(await documentsOf(buyer, { session: buyer.session })).toEqual([]);
});

test('nobody else sees the documents of an order, and no order gives those of another', async () => {
  const buyer = await bought(orders.giftCard.slug, (visitor) => visitor.giftCards());
  const other = await bought(orders.giftCard.slug, (visitor) => visitor.giftCards());
  const [document] = await documentsOf(buyer, { session: buyer.session });
  const path = `/api/checkout/${buyer.reservationId}/documents`;
  for (const as of [{ session: other.session }, { token: other.token }]) {
    for (const documentPath of [path, `${path}/${document?.id}`]) {
      const answer = await app.call('GET', documentPath, as);
      expect([answer.status, answer.json.code]).toEqual([404, 'reservation_not_found']);
    }
  }
  expect((await app.call('GET', path)).json.code).toBe('session_missing');
  const wrong = `/api/checkout/${other.reservationId}/documents/${document?.id}`;
  expect((await app.call('GET', wrong, { session: other.session })).json.code).toBe('not_found');
});

test('a blocked gift card is not printed any more', async () => {
  const buyer = await bought(orders.giftCard.slug, (visitor) => visitor.giftCards());
  await app.db
    .updateTable('giftCard')
    .set({ blocked: true })
    .where('reservationId', '=', buyer.reservationId)
    .execute();
  expect(await documentsOf(buyer, { session: buyer.session })).toEqual([]);
});
