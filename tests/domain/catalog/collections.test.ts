import { choiceGroups, collectionsOf } from '#domain/catalog/collections.ts';
import { expect, test } from 'vitest';

const part = (name: string, choice: number) => ({ name, choice });

test('what has choice 0 is always included, other numbers are groups of which one is chosen', () => {
  const [entry, back, tea, soup, face, bread] = [
    part('Entree', 0),
    part('Rugmassage', 2),
    part('Thee', 0),
    part('Soep', 1),
    part('Gezicht', 2),
    part('Brood', 1),
  ];
  expect(choiceGroups([entry, back, tea, soup, face, bread])).toEqual({
    included: [entry, tea],
    groups: [
      { choice: 1, options: [soup, bread] },
      { choice: 2, options: [back, face] },
    ],
  });
});

test('an arrangement without choices has no groups', () => {
  expect(choiceGroups([part('Entree', 0)]).groups).toEqual([]);
  expect(choiceGroups([])).toEqual({ included: [], groups: [] });
});

const sold = (xplanId: string, objectType: string) => ({ xplanId, objectType });

test('of what a page sells the arrangements are shown, each once and in order', () => {
  const day = sold('x-dag', 'collection');
  const warm = sold('x-warm', 'collection');
  const entries = [{ products: [warm, sold('x-rug', 'product')] }, { products: [day, warm] }];
  expect(collectionsOf(entries)).toEqual([warm, day]);
});
