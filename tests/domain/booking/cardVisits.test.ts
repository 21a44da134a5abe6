import { expect, test } from 'vitest';
import { cardFlowSlug, offersCardVisits, paysWithVisits, pricesDays, sellsCards } from '#domain/booking/cardVisits.ts';

test.each([
  ['Entree Thermen', 'thermen', true],
  ['Entrance', 'entree-dag', true],
  ['Massage', 'massage', false],
  ['Entree met badenkaart', cardFlowSlug, false],
])('whether %s (%s) can be paid with a card of visits: %s', (name, slug, offered) => {
  expect(offersCardVisits({ name, slug })).toBe(offered);
});

test('where a card pays, the days of the calendar have no price', () => {
  expect(paysWithVisits({ slug: cardFlowSlug })).toBe(true);
  expect(paysWithVisits({ slug: 'entree' })).toBe(false);
  expect(pricesDays({ type: 1, slug: 'entree' })).toBe(true);
  expect(pricesDays({ type: 1, slug: cardFlowSlug })).toBe(false);
  expect(pricesDays({ type: 2, slug: 'avondentree' })).toBe(false);
});

test('cards are sold by flows of subscriptions, not by those of gift cards and vouchers', () => {
  expect([5, 6, 7].map((type) => sellsCards({ type }))).toEqual([false, false, true]);
});
