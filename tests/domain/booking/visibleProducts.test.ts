import { expect, test } from 'vitest';
import { visibleProducts } from '#domain/booking/visibleProducts.ts';
import { heldItem } from './reservationItems.ts';

test('the activity of a check-in is not shown to guests', () => {
  const entry = heldItem({ itemId: 'entry', type: 10, checkinType: true });
  const massage = heldItem({ itemId: 'massage' });
  expect(visibleProducts([entry, heldItem({ checkinType: true }), massage])).toEqual([entry, massage]);
});
