import { expect, test } from 'vitest';
import { cardFlowSlug, offersCardVisits } from '#domain/flows/cardVisits.ts';

test.each([
  ['Entree Thermen', 'thermen', true],
  ['Entrance', 'entree-dag', true],
  ['Massage', 'massage', false],
  ['Entree met badenkaart', cardFlowSlug, false],
])('whether %s (%s) can be paid with a card of visits: %s', (name, slug, offered) => {
  expect(offersCardVisits({ name, slug })).toBe(offered);
});
