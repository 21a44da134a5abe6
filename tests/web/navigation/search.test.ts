import { expect, test } from 'vitest';
import { flowSearch, paymentLinkSearch, startSearch, successSearch } from '#web/navigation/search.ts';

test('coming back from the bank keeps the reservation and how the payment went; any other error flag says that it failed', () => {
  expect(flowSearch({ return: 'VX_DuIOJOhN9', error: 'canceled', other: 'x' })).toEqual({
    return: 'VX_DuIOJOhN9',
    error: 'canceled',
  });
  expect(flowSearch({ return: '<script>', error: 'stolen' })).toEqual({ error: 'failed' });
});

test('the payment page knows the methods of the provider, and one choice of amount', () => {
  expect(flowSearch({ method: 'creditcard', amount: 'all' })).toEqual({ method: 'creditcard', amount: 'all' });
  expect(flowSearch({ method: 'banana', amount: '5' })).toEqual({});
});

test('what was chosen before anything is reserved stays in the address, and nothing else does', () => {
  const chosen = { persons: '4', date: '2026-12-12', arrival: '13:00', departure: '18:00', group: 'middag' };
  expect(flowSearch({ ...chosen, from: 'mail' })).toEqual(chosen);
  expect(flowSearch({ persons: '0', date: 'morgen', arrival: '9', group: '<script>' })).toEqual({});
});

test('the start page only knows two ways a reservation can have ended', () => {
  expect(startSearch({ ended: 'expired' })).toEqual({ ended: 'expired' });
  expect(startSearch({ ended: 'exploded', flow: 'entree' })).toEqual({});
});

test('the start page knows what an ended reservation was for, with the flow it was made in', () => {
  const expired = { ended: 'expired', flow: 'entree', persons: '3', date: '2026-12-12', arrival: '11:00' };
  expect(startSearch({ ...expired, from: 'mail' })).toEqual(expired);
  expect(startSearch({ ended: 'expired', flow: '//elsewhere', date: '2026-12-12' })).toEqual({ ended: 'expired' });
});

test('the success page takes an id and no other text', () => {
  expect(successSearch({ ref: 'VX_DuIOJOhN9' })).toEqual({ ref: 'VX_DuIOJOhN9' });
  expect(successSearch({ ref: '../admin' })).toEqual({ ref: undefined });
});

test('whoever comes back from the payment page brings a word that stays in the address', () => {
  expect(paymentLinkSearch({ returned: 'true', other: 'x' })).toEqual({ returned: 'true' });
  expect(paymentLinkSearch({ returned: '1' })).toEqual({});
});
