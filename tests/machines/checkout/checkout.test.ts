import { expect, test } from 'vitest';
import {
  checkoutReason,
  checkoutView,
  mayPlaceOrder,
  offersPayOnLocation,
} from '#machines/checkout/checkout.selectors.ts';
import { runCheckout } from '#tests/support/machines/childWalks.ts';

const nothingDue = { total: 6150, totalPaid: 6150, totalPayNow: 6150, totalMustPayNow: 0 };

test('a location flow only has to be confirmed', async () => {
  const run = runCheckout({ checkoutType: 'location' });
  expect(checkoutView(run.actor.getSnapshot())).toBe('location');
  run.send({ type: 'order.placed', cardToken: null });
  expect(checkoutView(run.actor.getSnapshot())).toBe('location');
  await run.answer('payOnLocation', null);
  expect(run.actor.getSnapshot().output).toEqual({ kind: 'confirmed', reservationId: 'r1' });
});

test('what has been paid already only has to be finished', () => {
  const run = runCheckout({ totals: nothingDue });
  expect(checkoutView(run.actor.getSnapshot())).toBe('nothingToPay');
  expect(mayPlaceOrder(run.actor.getSnapshot())).toBe(true);
});

test('no order can be placed before a way to pay is chosen', () => {
  const run = runCheckout();
  expect(mayPlaceOrder(run.actor.getSnapshot())).toBe(false);
  run.send({ type: 'order.placed', cardToken: null });
  expect(run.state()).toBe('choosing');
  run.send({ type: 'method.chosen', method: 'ideal' });
  expect(mayPlaceOrder(run.actor.getSnapshot())).toBe(true);
});

test('what must be paid beforehand can not be left for the venue', () => {
  const run = runCheckout({ totals: { total: 6150, totalPaid: 0, totalPayNow: 6150, totalMustPayNow: 2000 } });
  expect(offersPayOnLocation(run.actor.getSnapshot())).toBe(false);
  run.send({ type: 'method.chosen', method: 'location' });
  run.send({ type: 'order.placed', cardToken: null });
  expect(run.state()).toBe('choosing');
});

test('a payment that could not be made is told and can be tried again', async () => {
  const run = runCheckout();
  run.send({ type: 'method.chosen', method: 'ideal' });
  run.send({ type: 'order.placed', cardToken: null });
  await run.refuse('startPayment', 'payment_provider_unavailable');
  expect(run.state()).toBe('choosing');
  expect(checkoutReason(run.actor.getSnapshot())).toBe('payment_provider_unavailable');
  expect(run.told).toEqual([
    {
      type: 'notice',
      kind: 'error',
      code: 'payment_failed',
      params: { problem: 'payment_provider_unavailable' },
    },
  ]);
  run.send({ type: 'order.placed', cardToken: null });
  await run.answer('startPayment', { redirectUrl: 'https://bank.example/pay' });
  expect(run.actor.getSnapshot().output).toEqual({ kind: 'redirect', url: 'https://bank.example/pay' });
});

test('a failed finish on location is told', async () => {
  const run = runCheckout({ checkoutType: 'location' });
  run.send({ type: 'order.placed', cardToken: null });
  await run.refuse('payOnLocation', 'internal');
  expect(run.state()).toBe('confirmingOnLocation');
  expect(run.told).toMatchObject([{ type: 'notice', code: 'location_failed' }]);
});

test.each([
  ['reservation_expired', { kind: 'ended', gone: 'expired' }],
  ['reservation_cancelled', { kind: 'ended', gone: 'cancelled' }],
  ['reservation_changed', { kind: 'changed' }],
])('an order refused with %s ends the checkout', async (code, output) => {
  const run = runCheckout();
  run.send({ type: 'method.chosen', method: 'ideal' });
  run.send({ type: 'order.placed', cardToken: null });
  await run.refuse('startPayment', code);
  expect(run.actor.getSnapshot().output).toEqual(output);
});
