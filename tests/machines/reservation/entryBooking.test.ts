import { expect, test } from 'vitest';
import {
  canContinue,
  completeDay,
  infoView,
  mayEnter,
  paymentView,
  stepStates,
} from '#machines/reservation/reservation.selectors.ts';
import { facts, reservation } from '#tests/support/machines/reservationFixtures.ts';
import { runReservation } from '#tests/support/machines/reservationRun.ts';
import type { ReservationRun } from '#tests/support/machines/reservationRun.ts';

async function chooseAndAdd(run: ReservationRun): Promise<void> {
  run.send({ type: 'date.chosen', date: '2026-05-12' });
  run.chooseStay(600, 840);
  run.send({ type: 'checkin.requested', persons: [-1] });
  await run.answer('createReservation', { reservation: reservation({ personsWithProducts: [] }) });
  await run.answer('addToReservation', { reservation: reservation(), notBooked: [] });
}

test('an entry for two is booked from the first choice to the payment page of the bank', async () => {
  const run = runReservation();
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.context().draft).toEqual({
    personCount: 2,
    date: null,
    startTime: null,
    endTime: null,
    checkinGroupId: 'day',
  });

  run.send({ type: 'date.chosen', date: '2026-05-12' });
  expect(completeDay(run.actor.getSnapshot())).toBeNull();
  run.chooseStay(600, 840);
  expect(completeDay(run.actor.getSnapshot())).toBe('2026-05-12');

  run.send({ type: 'checkin.requested', persons: [-1] });
  expect([run.state(), run.adding()]).toEqual(['creating', 'reserving']);
  expect(run.inputOf('createReservation')).toEqual({
    slug: 'entree',
    draft: { personCount: 2, date: '2026-05-12', startTime: 600, endTime: 840, checkinGroupId: 'day' },
  });
  await run.answer('createReservation', { reservation: reservation({ personsWithProducts: [] }) });
  expect([run.state(), run.adding()]).toEqual(['creating', 'adding']);
  expect(run.inputOf('addToReservation')).toEqual({
    slug: 'entree',
    request: { kind: 'checkin', checkinGroupId: 'day', persons: [-1] },
  });
  await run.answer('addToReservation', { reservation: reservation(), notBooked: [] });
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'info' }]);

  run.send({ type: 'step.entered', step: 'info' });
  expect(run.state()).toEqual({ info: 'identifying' });
  expect(mayEnter(run.actor.getSnapshot(), 'info')).toBe(true);
  run.send({ type: 'step.entered', step: 'payment' });
  expect(mayEnter(run.actor.getSnapshot(), 'payment')).toBe(false);
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'info' }]);
  await run.logIn();
  expect(run.state()).toBe('linkingCustomer');
  await run.answer('linkCustomer', { reservation: reservation({ userId: 'c1' }) });
  expect(run.state()).toEqual({ info: 'reviewing' });
  expect(infoView(run.actor.getSnapshot())).toBe('reviewing');
  expect(canContinue(run.actor.getSnapshot())).toBe(true);

  run.send({ type: 'step.requested', step: 'payment' });
  expect(run.state()).toEqual({ paying: 'preparing' });
  expect(run.inputOf('prepare')).toEqual({ slug: 'entree', flowId: 'f1' });
  await run.answer('prepare', { reservation: reservation({ userId: 'c1' }) });
  expect(run.state()).toEqual({ paying: 'checkout' });
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'payment' }]);
  run.send({ type: 'step.entered', step: 'payment' });
  expect(paymentView(run.actor.getSnapshot())).toBe('checkout');

  run.checkout().send({ type: 'method.chosen', method: 'ideal' });
  run.checkout().send({ type: 'order.placed' });
  expect(run.inputOf('startPayment')).toEqual({ reservationId: 'r1', method: 'ideal', cardToken: null, payAll: false });
  await run.answer('startPayment', { redirectUrl: 'https://bank.example/pay' });
  expect(run.state()).toEqual({ redirecting: 'leaving' });
  expect(run.newlyEmitted()).toEqual([{ type: 'redirect.requested', url: 'https://bank.example/pay' }]);
});

test('back from the bank with a paid reservation leads to the success page', async () => {
  const run = runReservation({
    facts: facts({ reservation: reservation({ userId: 'c1' }), customerLoggedIn: true }),
    step: 'payment',
    returned: 'r1',
  });
  expect(run.state()).toEqual({ redirecting: 'watching' });
  expect(run.inputOf('watchPayment')).toEqual({ reservationId: 'r1' });
  await run.answer('watchPayment', { status: 'confirmed' });
  expect(run.state()).toBe('finished');
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'success', reservationId: 'r1' }]);
});

test('the steps show what is open: only the first before anything is chosen, all but payment without a customer', async () => {
  const run = runReservation();
  expect(stepStates(run.actor.getSnapshot()).map(({ id, open }) => [id, open])).toEqual([
    ['index', true],
    ['info', false],
    ['payment', false],
  ]);
  await chooseAndAdd(run);
  expect(stepStates(run.actor.getSnapshot()).map(({ id, open }) => [id, open])).toEqual([
    ['index', true],
    ['info', true],
    ['payment', false],
  ]);
});

test('coming back to a booked entry shows the part of the day that was booked', () => {
  const run = runReservation({ facts: facts({ reservation: reservation({ checkinGroupId: 'evening' }) }) });
  expect(run.context().draft.checkinGroupId).toBe('evening');
});

test('a visitor goes back while the payment is still being prepared', async () => {
  const run = runReservation({
    facts: facts({ reservation: reservation({ userId: 'c1' }), customerLoggedIn: true }),
    step: 'payment',
  });
  expect(run.state()).toEqual({ paying: 'preparing' });
  run.send({ type: 'step.requested', step: 'index' });
  expect(run.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'index' }]);
  run.send({ type: 'step.entered', step: 'index' });
  expect(run.state()).toEqual({ selecting: 'idle' });
});
