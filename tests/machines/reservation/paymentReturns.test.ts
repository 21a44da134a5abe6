import { invalidatedIn } from '#machines/failureCode.ts';
import { expect, test } from 'vitest';
import { checkoutReason } from '#machines/checkout/checkout.selectors.ts';
import { paymentView } from '#machines/reservation/reservation.selectors.ts';
import { facts, reservation } from '#tests/support/machines/reservationFixtures.ts';
import { runReservation } from '#tests/support/machines/reservationRun.ts';
import { atPayment, inCheckout, linked } from '#tests/support/machines/reservationStarts.ts';

test('a customer who cannot be linked is told and can try again', async () => {
  const run = runReservation({ facts: facts({ reservation: reservation(), customerLoggedIn: true }), step: 'info' });
  await run.refuse('linkCustomer', 'internal');
  expect(run.state()).toEqual({ info: 'linkFailed' });
  expect(run.newlyEmitted()).toEqual([
    { type: 'notice', kind: 'error', code: 'link_failed', params: { problem: 'internal' } },
  ]);
  run.send({ type: 'link.retried' });
  await run.answer('linkCustomer', { reservation: linked });
  expect(run.state()).toEqual({ info: 'reviewing' });
});

test('a reservation that changed before paying leads back to the details', async () => {
  const run = runReservation(atPayment);
  await run.refuse('prepare', 'reservation_changed');
  expect(run.state()).toEqual({ info: 'reviewing' });
  expect(run.newlyEmitted()).toEqual([
    { type: 'notice', kind: 'error', code: 'prepare_failed', params: { problem: 'reservation_changed' } },
    { type: 'navigate.requested', to: 'info' },
  ]);
});

test('what no longer stands is named, so that it can be taken out', async () => {
  const error = { code: 'reservation_changed', changes: [{ name: 'Massage' }, { name: 'Massage' }, { name: 'Diner' }] };
  expect(invalidatedIn({ type: 'xstate.error.actor.prepare', error })).toEqual(['Massage', 'Diner']);
  expect(invalidatedIn({ type: 'xstate.error.actor.prepare', error: new Error('offline') })).toEqual([]);
});

test('a reservation that was cancelled meanwhile is told as such when the order is placed', async () => {
  const run = runReservation(atPayment);
  await run.answer('prepare', { reservation: linked });
  run.checkout().send({ type: 'method.chosen', method: 'ideal' });
  run.checkout().send({ type: 'order.placed' });
  await run.refuse('startPayment', 'reservation_cancelled');
  expect(run.newlyEmitted()).toEqual([
    { type: 'notice', kind: 'error', code: 'reservation_cancelled', params: {} },
    { type: 'navigate.requested', to: 'start' },
  ]);
});

test('a payment that failed at the bank comes back with its reason and can be retried', async () => {
  const run = runReservation({ ...atPayment, returned: 'r1' });
  await run.answer('watchPayment', { status: 'failed' });
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'payment', error: 'failed' }]);
  await run.answer('prepare', { reservation: linked });
  expect(checkoutReason(run.checkout().getSnapshot())).toBe('failed');
  run.checkout().send({ type: 'method.chosen', method: 'ideal' });
  run.checkout().send({ type: 'order.placed' });
  await run.answer('startPayment', { redirectUrl: 'https://bank.example/again' });
  expect(run.newlyEmitted()).toEqual([{ type: 'redirect.requested', url: 'https://bank.example/again' }]);
});

test('a bank that says nothing yet is watched on, by itself and on request', async () => {
  const run = runReservation({ ...atPayment, returned: 'r1' });
  await run.answer('watchPayment', { status: 'open' });
  expect(paymentView(run.actor.getSnapshot())).toBe('stillOpen');
  await run.answer('watchPayment', { status: 'open' });
  expect(run.isWaiting('watchPayment')).toBe(true);
  run.send({ type: 'payment.checkRequested' });
  expect(paymentView(run.actor.getSnapshot())).toBe('watching');
  await run.refuse('watchPayment', 'internal');
  expect(paymentView(run.actor.getSnapshot())).toBe('unreachable');
  run.send({ type: 'payment.checkRequested' });
  await run.answer('watchPayment', { status: 'confirmed' });
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'success', reservationId: 'r1' }]);
});

test('the page of the bank left with the back button is asked about', async () => {
  const run = await inCheckout();
  run.checkout().send({ type: 'method.chosen', method: 'ideal' });
  run.checkout().send({ type: 'order.placed' });
  await run.answer('startPayment', { redirectUrl: 'https://bank.example/pay' });
  run.send({ type: 'payment.returned', reservationId: 'r1' });
  await run.answer('watchPayment', { status: 'canceled' });
  expect(run.state()).toEqual({ paying: 'preparing' });
  expect(run.context().payment).toEqual({ kind: 'failed', error: 'canceled' });
});

test('a booking is paid as its own checkout type says, whatever the flow says by now', async () => {
  const own = { ...linked, checkoutType: 'location' as const };
  const run = runReservation({ ...atPayment, facts: facts({ reservation: own, customerLoggedIn: true }) });
  await run.answer('prepare', { reservation: own });
  expect(run.checkout().getSnapshot().context.checkoutType).toBe('location');
});

test('a reservation settled on location is finished at once', async () => {
  const run = await inCheckout();
  run.checkout().send({ type: 'method.chosen', method: 'location' });
  run.checkout().send({ type: 'order.placed' });
  await run.answer('payOnLocation', null);
  expect(run.state()).toBe('finished');
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'success', reservationId: 'r1' }]);
});
