import { expect, test } from 'vitest';
import { knownMethods } from '#domain/payments/knownMethods.ts';

test('unknown payment methods are not shown and known ones keep the order of the site', () => {
  const offered = [{ id: 'bancontact' }, { id: 'paypal' }, { id: 'ideal', label: 'iDEAL | Wero' }];
  expect(knownMethods(offered)).toEqual([{ id: 'ideal', label: 'iDEAL | Wero' }, { id: 'bancontact' }]);
  expect(knownMethods([])).toEqual([]);
});
