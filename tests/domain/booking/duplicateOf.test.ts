import { expect, test } from 'vitest';
import { duplicateOf } from '#domain/booking/duplicateOf.ts';
import { heldItem } from './reservationItems.ts';

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
