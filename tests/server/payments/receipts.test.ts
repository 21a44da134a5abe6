import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#domain/values/translated.ts';
import { newGiftCardCode } from '#server/credits/giftCards/cardCodes.ts';
import { readReceipt } from '#server/payments/receipts/receiptDocument.ts';
import { factsOf, moneyLines, notesOf, soldSections, vatLines, vatOf } from '#server/payments/receipts/receiptLines.ts';
import { testKeys } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const { venueId } = proefbad;

let money: MoneyTest;
let app: TestApp;
beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
  ({ app } = money.opened);
  await createOrderCatalogue(app.db);
});
afterAll(() => money.opened.close());

async function receiptOf({ reservationId }: Visitor, language: Language = 'nl') {
  const receipt = await readReceipt(app.deps, { venueId, reservationId }, language);
  if (!receipt) throw new Error('there is no receipt');
  const vat = vatOf(receipt);
  const texts = (lines: { text: string; amounts: string[] }[]): string[] =>
    lines.map(({ text, amounts }) => [text, ...amounts].join(' | ').replaceAll('\u00A0', ' '));
  return {
    facts: texts(factsOf(receipt, language)),
    sold: soldSections(receipt, language).map(({ title, lines }) => [title, ...texts(lines)]),
    money: texts(moneyLines(receipt, language)),
    vat: texts(vatLines(vat, language)),
    notes: notesOf(vat, receipt.words, language).map((note) => note.replaceAll('\u00A0', ' ')),
  };
}

const fetchReceipt = ({ reservationId }: Visitor, as: { token?: string; session?: string } = {}) =>
  app.call('GET', `/api/checkout/${reservationId}/receipt`, as);

test('a receipt says what was booked in the words of the mail, what was paid and the VAT in it', async () => {
  const { visitor, paymentId } = await money.paid();
  expect((await money.refund(paymentId, { amount: 500 })).status).toBe(201);
  await app.services.jobs.runDueJobs();
  const { facts, sold, money: paid, vat, notes } = await receiptOf(visitor);
  expect(facts[0]).toMatch(/^Reserveringsnummer \| K-/);
  expect(facts).toContain('Klant | Wilma Kanarie');
  expect(facts).toContain('Datum | 1 mei 2026');
  expect(sold).toEqual([
    ['Gast 1', 'Entree | € 30,-'],
    ['Gast 2', 'Entree | € 30,-'],
  ]);
  expect(paid).toEqual([
    'Totaal | € 60,-',
    'Betaald met iDEAL · 1 mei 2026 | −€ 60,-',
    'Terugbetaald · 1 mei 2026 | € 5,-',
    'Op locatie te betalen | € 5,-',
  ]);
  expect(vat).toEqual(['9% | € 55,04 | € 4,96 | € 60,-']);
  expect(notes[0]).toBe('De btw is per regel afgerond op hele centen.');
});

test.each([
  ['en', 'Booking number', 'Guest 1'],
  ['de', 'Reservierungsnummer', 'Gast 1'],
  ['fr', 'Numéro de réservation', 'Personne 1'],
] as const)('in %s it is in that language', async (language, number, guest) => {
  const { visitor } = await money.paid();
  const { facts, sold } = await receiptOf(visitor, language);
  expect([facts[0]?.split(' | ')[0], sold[0]?.[0]]).toEqual([number, guest]);
});

async function boughtGiftCard(): Promise<Buyer> {
  const buyer = new Buyer(app, orders.giftCard.slug);
  await buyer.hold();
  await buyer.giftCards();
  await buyer.toPayment();
  await buyer.paid(money.opened.provider);
  return buyer;
}

test('a gift card is sold without VAT and pays as money does', async () => {
  const buyer = await boughtGiftCard();
  const sold = await receiptOf(buyer);
  expect(sold.facts[0]).toMatch(/^Bestelnummer \| K-/);
  expect(sold.sold).toEqual([['Besteld', 'cadeaubon | € 50,-']]);
  expect(sold.vat).toEqual([]);
  expect(sold.notes[0]).toBe(
    'Over € 50,- aan cadeaubonnen is nu geen btw berekend: dat gebeurt wanneer de bon betaalt.',
  );
  const { id } = await app.db.selectFrom('giftCard').select('id').executeTakeFirstOrThrow();
  const visitor = await money.paying();
  expect((await redeem(visitor, 'giftCard', newGiftCardCode(testKeys.newest, { venueId, id }))).status).toBe(200);
  const providerId = await money.started(visitor);
  await money.end(providerId, 'paid');
  await money.notify(providerId);
  const paid = await receiptOf(visitor);
  expect(paid.money).toEqual([
    'Totaal | € 60,-',
    'Cadeaubon · 1 mei 2026 | −€ 50,-',
    'Betaald met iDEAL · 1 mei 2026 | −€ 10,-',
  ]);
  expect(paid.vat).toEqual(['9% | € 55,04 | € 4,96 | € 60,-']);
});

test('the customer and the session of the booking get a PDF, nobody else', async () => {
  const { visitor } = await money.paid({ persons: 6 });
  const { token, session } = visitor;
  for (const as of [{ token }, { session }]) {
    const answer = await fetchReceipt(visitor, as);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.body.slice(0, 5)).toBe('%PDF-');
    expect(answer.headers['content-disposition']).toMatch(/filename="K-[\w-]+\.pdf"/);
  }
  expect((await fetchReceipt(visitor)).json.code).toBe('session_missing');
  const other = await money.paying();
  expect((await fetchReceipt(visitor, { token: other.token })).json.code).toBe('reservation_not_found');
  expect((await fetchReceipt(other, { token: other.token })).json.code).toBe('reservation_not_found');
});

test('what was cancelled says so and has no VAT table', async () => {
  const { visitor } = await money.paid();
  const answer = await money.staff.call('POST', `/reservations/${visitor.reservationId}/cancel`, {
    reason: 'ziek',
    refund: true,
  });
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
  await app.services.jobs.runDueJobs();
  const { facts, money: paid } = await receiptOf(visitor);
  expect(facts).toContain('Geannuleerd | ');
  expect(paid).toContain('Terugbetaald · 1 mei 2026 | € 60,-');
});

test('the desk gets the receipt of a guest, in the language of the guest, who reads money alone', async () => {
  const { visitor } = await money.paid();
  const fetchAs = (staff: StaffMember, id = visitor.reservationId) =>
    app.call('GET', `/api/admin/reservations/${id}/receipt`, { token: staff.token });
  await app.db.updateTable('reservation').set({ language: 'fr' }).where('id', '=', visitor.reservationId).execute();
  const { status, headers, body } = await fetchAs(money.staff);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(body.slice(0, 5)).toBe('%PDF-');
  expect(body).toContain('(fr)');
  expect((await fetchAs(money.staff, 'onbekend')).json.code).toBe('reservation_not_found');
  expect((await fetchAs(await staffMember(app, 'content'))).status).toBe(403);
});
