import { expect, test } from 'vitest';
import { replacedByCheckin } from '#domain/booking/replacedByCheckin.ts';
import { heldItem } from './reservationItems.ts';

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
