import { expect, test } from 'vitest';
import { paymentMethods } from '#domain/payments/knownMethods.ts';
import { orderedMethod, orderNameOf, takesCardToken } from '#domain/payments/orderedMethod.ts';

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
