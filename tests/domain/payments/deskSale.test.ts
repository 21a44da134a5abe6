import { expect, test } from 'vitest';
import type { DeskSaleOffers } from '#contract/names.ts';
import { emptySale, missingInSale, saleTotal, type DeskProductOffer } from '#domain/payments/deskSale.ts';

const giftCard: DeskProductOffer = { flowId: 'f1', kind: 'giftCard', name: 'Cadeaubon', price: 0 };
const card: DeskProductOffer = { flowId: 'f2', kind: 'subscription', name: 'Badenkaart', price: 29_500 };
const offers: DeskSaleOffers = { amount: { min: 1000, max: 50_000 }, maxQuantity: 10, products: [giftCard, card] };

test('a gift card needs an amount within the limits of the venue, and names', () => {
  const draft = emptySale(giftCard);
  expect([missingInSale(draft, offers), saleTotal(draft)]).toEqual([['price', 'from', 'to'], null]);
  const filled = { ...draft, price: 2500, quantity: 2, from: 'Balie', to: 'Fenna' };
  expect([missingInSale(filled, offers), saleTotal(filled)]).toEqual([[], 5000]);
  expect(missingInSale({ ...filled, price: 999 }, offers)).toEqual(['price']);
  expect(missingInSale({ ...filled, price: 50_001, quantity: 11 }, offers)).toEqual(['price', 'quantity']);
});

test('a card for visits needs a customer and has its price', () => {
  expect([missingInSale(emptySale(card), offers), saleTotal(emptySale(card))]).toEqual([['customerId'], 29_500]);
  expect(missingInSale(emptySale(card, 'c1'), offers)).toEqual([]);
});
