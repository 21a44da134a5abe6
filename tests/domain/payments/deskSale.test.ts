import { expect, test } from 'vitest';
import type { DeskSaleOffers } from '#contract/names.ts';
import {
  anotherProduct,
  emptySale,
  hasQuantity,
  missingInSale,
  offerOf,
  saleFormOf,
  saleTotal,
  type DeskProductOffer,
} from '#domain/payments/deskSale.ts';

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

test('another product is begun anew, for the same customer and paid in the same way', () => {
  expect(offerOf(offers, 'f2')).toBe(card);
  expect(offerOf(offers, 'gone')).toBe(giftCard);
  const draft = { ...emptySale(giftCard, 'c1'), price: 2500, quantity: 3, from: 'Balie', method: 'cash' as const };
  expect(anotherProduct(draft, offers, 'f2')).toEqual({
    flowId: 'f2',
    quantity: 1,
    price: 29_500,
    customerId: 'c1',
    from: '',
    to: '',
    method: 'cash',
  });
  expect(emptySale(card).method).toBe('card');
});

test('a card for visits is sold one at a time', () => {
  expect([hasQuantity(giftCard), hasQuantity(card)]).toEqual([true, false]);
});

test('the form of a sale has its price', () => {
  expect(saleFormOf({ ...emptySale(giftCard), price: 2500 }).price).toBe(2500);
  expect(saleFormOf(emptySale(giftCard)).price).toBe(0);
});

test.each([
  [{ price: 1000 }, []],
  [{ price: 50_000 }, []],
  [{ quantity: 10 }, []],
  [{ quantity: 0 }, ['quantity']],
  [{ quantity: 1.5 }, ['quantity']],
  [{ quantity: Number.NaN }, ['quantity']],
  [{ from: ' ' }, ['from']],
  [{ to: ' ' }, ['to']],
])('of a gift card with %j %j is missing', (changes, missing) => {
  const filled = { ...emptySale(giftCard), price: 2500, quantity: 2, from: 'Balie', to: 'Fenna' };
  expect(missingInSale({ ...filled, ...changes }, offers)).toEqual(missing);
});
