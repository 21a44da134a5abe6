import {
  enabledMethods,
  firstMethod,
  methodErrors,
  methodSettingsOf,
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

test('all methods are offered until the venue orders or leaves out some', () => {
  expect(enabledMethods(undefined)).toEqual(['ideal', 'creditcard', 'bancontact']);
  const settings = [
    { id: 'bancontact' as const, enabled: true },
    { id: 'ideal' as const, enabled: false },
    { id: 'creditcard' as const, enabled: true },
  ];
  expect(methodSettingsOf(settings)).toBe(settings);
  expect(enabledMethods(settings)).toEqual(['bancontact', 'creditcard']);
  expect(supportedMethods([{ id: 'creditcard' }, { id: 'bancontact' }], enabledMethods(settings))).toEqual([
    { id: 'bancontact' },
    { id: 'creditcard' },
  ]);
});

test('a venue sets each method once, and leaves one to pay with', () => {
  const on = (id: 'ideal' | 'creditcard') => ({ id, enabled: true });
  const off = { id: 'bancontact' as const, enabled: false };
  expect(methodErrors([on('ideal'), on('creditcard'), off])).toEqual([]);
  expect(methodErrors([on('ideal'), off, on('ideal')])).toEqual([{ pointer: '/2/id', code: 'duplicate' }]);
  expect(methodErrors([off])).toEqual([{ pointer: '', code: 'too_few' }]);
  expect(methodErrors([])).toEqual([{ pointer: '', code: 'too_few' }]);
});
