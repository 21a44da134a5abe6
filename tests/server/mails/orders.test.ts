import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#server/adapters/mail/mailPort.ts';
import { giftCardCodeOf, hashOfCode } from '#server/credits/giftCards/giftCards.service.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import { customerForm } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';

let opened: PayingApp;
let provider: LocalTarget;
let app: TestApp;

beforeAll(async () => {
  opened = await payingApp();
  ({ app, provider } = opened);
  await createOrderCatalogue(app.db);
});
afterAll(() => opened.close());
beforeEach(() => {
  app.mails.length = 0;
});

/** Orders, pays and lets the mails go out; `language` is the buyer's. */
async function mailsOf(slug: string, fill: (buyer: Buyer) => Promise<unknown>, language = 'nl'): Promise<Mail[]> {
  const buyer = new Buyer(app, slug);
  await buyer.hold();
  await fill(buyer);
  const email = `koper-${buyer.reservationId.toLowerCase()}@proefbad.example`;
  const registered = await app.call('POST', '/api/customers/register', {
    body: { ...customerForm({ email }), password: 'geheim-123' },
  });
  buyer.token = registered.json.data.accessToken;
  const { session, token } = buyer;
  const path = `/api/reservation/${slug}/customer`;
  const linked = await app.call('POST', path, { session, token, language });
  buyer.session = linked.json.data.session.id;
  expect((await buyer.prepare()).status).toBe(200);
  await buyer.paid(provider);
  await app.services.jobs.runDueJobs();
  return app.mails.toSorted((a, b) => a.attachments.length - b.attachments.length);
}

async function lastCode(): Promise<string> {
  const card = await app.db.selectFrom('giftCard').selectAll().orderBy('createdAt', 'desc').limit(1).executeTakeFirst();
  return giftCardCodeOf(app.deps, card!)!;
}

test('who buys a gift card gets it by mail, to print and give, and a confirmation of the order', async () => {
  const [order, card] = await mailsOf(orders.giftCard.slug, (buyer) => buyer.giftCards());
  const code = await lastCode();
  expect(app.mails).toHaveLength(2);
  expect(card?.to).toBe(order?.to);
  expect(card?.subject).toBe('cadeaubon € 50,- van Proefbad');
  expect(card?.text.split('\n')).toEqual(
    expect.arrayContaining([
      'Dag Wilma,',
      'Hier is je bon: cadeaubon €\u00A050,- voor Fred.',
      `Code: ${code}`,
      'Persoonlijk bericht: Geniet ervan!',
      'Geldig tot en met: 1 mei 2029',
    ]),
  );
  expect(card?.html).toContain(code);
  expect(card?.attachments).toMatchObject([
    { filename: `cadeaubon-${code.slice(-4)}.pdf`, contentType: 'application/pdf' },
  ]);
  expect(card?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the link of a gift card carries its code behind the #, where no server sees it', async () => {
  const [, card] = await mailsOf(orders.giftCard.slug, (buyer) => buyer.giftCards(), 'en');
  const link = `http://localhost:3000/en#giftCard=${await lastCode()}`;
  expect(card?.text).toContain(`Choose a day: ${link}`);
  expect(card?.html).toContain(`href="${link}"`);
});

test('the confirmation of an order says nothing of a visit and has no code', async () => {
  const [order] = await mailsOf(orders.giftCard.slug, (buyer) => buyer.giftCards({ quantity: 2 }));
  const code = await lastCode();
  expect(order?.calendar).toBeUndefined();
  expect(order?.attachments).toEqual([]);
  expect(order?.subject).toMatch(/^Je bestelling K-\S+ bij Proefbad$/);
  const lines = order?.text.split('\n') ?? [];
  expect(lines.filter((line) => line === '- cadeaubon: €\u00A050,-')).toHaveLength(2);
  expect(lines).toEqual(expect.arrayContaining(['Totaal: €\u00A0100,-', 'Betaald: €\u00A0100,-']));
  expect(lines).toContain('De bon krijg je in een aparte mail.');
  expect(order?.text).not.toContain('Wanneer');
  expect(order?.text).not.toContain('Gast 1');
  expect(`${order?.text}${order?.html}`).not.toContain(code);
});

test('a gift card goes to the one it is for when the buyer says so, and the buyer does not get its code', async () => {
  const giftCardForm = { recipientEmail: 'fred@proefbad.example', message: 'Lief <b>mens</b>\nTot gauw' };
  const [order, card] = await mailsOf(orders.giftCard.slug, (buyer) => buyer.giftCards(giftCardForm));
  expect(card).toMatchObject({ to: 'fred@proefbad.example', subject: 'Wilma geeft je een cadeau van Proefbad' });
  expect(card?.text).toContain('Dag Fred,');
  expect(card?.html).toContain('Lief &lt;b&gt;mens&lt;/b&gt;<br>Tot gauw');
  expect(order?.text).toContain('We mailen de bon naar fred@proefbad.example.');
});

test.each([
  ['en', 'cadeaubon (en) €50 from Proefbad', /^Your order K-\S+ at Proefbad$/],
  ['de', 'cadeaubon 50 € von Proefbad', /^Ihre Bestellung K-\S+ bei Proefbad$/],
  ['fr', 'cadeaubon 50 € de Proefbad', /^Votre commande K-\S+ chez Proefbad$/],
])('a buyer who orders in %s gets both mails in that language', async (language, subject, order) => {
  const [first, card] = await mailsOf(orders.giftCard.slug, (buyer) => buyer.giftCards(), language);
  expect(first?.subject).toMatch(order);
  expect(card).toMatchObject({ subject, language });
});

test('a voucher is mailed by its name', async () => {
  const [, card] = await mailsOf(orders.voucher.slug, (buyer) => buyer.orderProduct(orders.voucher.xplanId));
  expect(card?.subject).toBe('bon van Proefbad');
  expect(card?.text).toContain('Hier is je bon: bon.');
});

test('a multi-visit card needs no mail of its own: it is in the account', async () => {
  const mails = await mailsOf(orders.card.slug, (buyer) => buyer.orderProduct(orders.card.xplanId));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('De kaart staat in je account');
});

test('no gift card goes out with a code of a changed secret key: its mail waits with the dead letters', async () => {
  const buyer = new Buyer(app, orders.giftCard.slug);
  await buyer.hold();
  await buyer.giftCards();
  await buyer.toPayment();
  await buyer.paid(provider);
  const { id } = await app.db
    .updateTable('giftCard')
    .set({ codeHash: hashOfCode('AAAA-BBBB-CCCC-DDDD') })
    .where('reservationId', '=', buyer.reservationId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.services.jobs.runDueJobs();
  expect(app.mails.map(({ attachments }) => attachments.length)).toEqual([0]);
  const job = app.db.selectFrom('job').select(['deadAt', 'lastError']).where('kind', '=', 'mail.giftCard');
  expect(await job.where('key', '=', id).execute()).toEqual([
    { deadAt: expect.any(Date), lastError: 'SecretKeyChanged' },
  ]);
  const path = `/api/checkout/${buyer.reservationId}/documents/${id}`;
  expect((await app.call('GET', path, { session: buyer.session })).json.code).toBe('not_found');
});
