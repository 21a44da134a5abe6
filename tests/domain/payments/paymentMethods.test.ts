import {
  firstMethod,
  supportedMethods,
  orderedMethod,
  orderNameOf,
  paymentMethods,
  takesCardToken,
} from '#domain/payments/paymentMethods.ts';
import { expect, test } from 'vitest';

test('unknown payment methods are not shown and known ones keep the order of the site', () => {
  const offered = [{ id: 'bancontact' }, { id: 'paypal' }, { id: 'ideal', label: 'iDEAL | Wero' }];
  expect(supportedMethods(offered)).toEqual([{ id: 'ideal', label: 'iDEAL | Wero' }, { id: 'bancontact' }]);
  expect(supportedMethods([])).toEqual([]);
});

test('the card is ordered as card, the others under their own names', () => {
  expect(paymentMethods.map(orderNameOf)).toEqual(['ideal', 'card', 'bancontact']);
  expect(paymentMethods.map((method) => orderedMethod(orderNameOf(method)))).toEqual([...paymentMethods]);
});

test.each(['creditcard', 'paypal', 'onlocation', '', '__proto__'])('nothing is ordered as %j', (name) => {
  expect(orderedMethod(name)).toBeNull();
});

test('only the card takes a token', () => {
  expect(paymentMethods.filter(takesCardToken)).toEqual(['creditcard']);
});

test('each language begins with what its readers pay with', () => {
  expect((['nl', 'en', 'de', 'fr'] as const).map(firstMethod)).toEqual(['ideal', 'ideal', 'creditcard', 'bancontact']);
});
