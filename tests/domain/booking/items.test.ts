import { duplicateOf, isEntry, replacedByCheckin } from '#domain/booking/items.ts';
import { expect, test } from 'vitest';
import { heldItem } from './reservationItems.ts';

test('an entry is a product of type 10 or one with sub-products', () => {
  expect([isEntry({ type: 10 }), isEntry({ type: 0, products: ['part'] })]).toEqual([true, true]);
  expect([isEntry({ type: 0 }), isEntry({ type: 14, products: [] })]).toEqual([false, false]);
});

test('a guest cannot book the same treatment twice', () => {
  const held = [heldItem({ xplanId: 'massage' })];
  expect(duplicateOf(held, { xplanId: 'massage', type: 0 })).toBe('duplicate');
  expect(duplicateOf(held, { xplanId: 'hammam', type: 0 })).toBeNull();
  expect(duplicateOf([], { xplanId: 'massage', type: 0 })).toBeNull();
});

test('a guest has one entry, be it a product or an arrangement', () => {
  const entry = heldItem({ xplanId: 'day', type: 10 });
  const arrangement = heldItem({ xplanId: 'dream', products: ['massage'] });
  expect(duplicateOf([entry], { xplanId: 'evening', type: 10 })).toBe('entry_duplicate');
  expect(duplicateOf([arrangement], { xplanId: 'day', type: 10 })).toBe('entry_duplicate');
  expect(duplicateOf([entry], { xplanId: 'dream', type: 0, products: ['massage'] })).toBe('entry_duplicate');
  expect(duplicateOf([entry], { xplanId: 'massage', type: 0 })).toBeNull();
});

test('only regular products are counted: a guest may take two bathrobes', () => {
  expect(duplicateOf([heldItem({ xplanId: 'bathrobe', type: 1 })], { xplanId: 'bathrobe', type: 1 })).toBeNull();
});

test('a check-in with an entry takes the place of the regular products of a guest', () => {
  const held = [
    heldItem({ itemId: 'massage' }),
    heldItem({ itemId: 'entry', type: 10 }),
    heldItem({ itemId: 'activity', checkinType: true }),
    heldItem({ itemId: 'arrangement', products: ['part'] }),
    heldItem({ itemId: 'lunch', type: 16 }),
  ];
  expect(replacedByCheckin(held)).toEqual(['massage', 'activity']);
});
