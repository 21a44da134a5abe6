import { expect, test } from 'vitest';
import {
  canContinue,
  mayEnter,
  visitsLeft,
  visitsNeeded,
  visitsView,
} from '#machines/reservation/reservation.selectors.ts';
import type { ReservationInput } from '#machines/reservation/reservation.types.ts';
import { cardVisits, facts, reservation } from '#tests/support/machines/reservationFixtures.ts';
import { runReservation } from '#tests/support/machines/reservationRun.ts';

const linked = reservation({ userId: 'c1', total: 0, totalPayNow: 0 });
const at = (step: ReservationInput['step']): Partial<ReservationInput> => ({
  flow: cardVisits(),
  facts: facts({ reservation: linked, customerLoggedIn: true }),
  step,
});

test('at the details the visits on the cards of the customer are counted', async () => {
  const run = runReservation(at('info'));
  expect(run.state()).toEqual({ info: 'countingVisits' });
  expect(visitsView(run.actor.getSnapshot())).toBe('counting');
  expect(run.inputOf('countVisits')).toEqual({ date: '2026-05-12' });
  await run.answer('countVisits', { visitsLeft: 8 });
  const snapshot = run.actor.getSnapshot();
  expect([visitsView(snapshot), visitsLeft(snapshot), visitsNeeded(snapshot)]).toEqual(['enough', 8, 2]);
  expect(canContinue(snapshot)).toBe(true);
});

test('a card without a limit is enough for everybody', async () => {
  const run = runReservation(at('info'));
  await run.answer('countVisits', { visitsLeft: null });
  expect(visitsView(run.actor.getSnapshot())).toBe('enough');
});

test('with too few visits the payment is not open, until there are more', async () => {
  const run = runReservation(at('info'));
  await run.answer('countVisits', { visitsLeft: 1 });
  expect(visitsView(run.actor.getSnapshot())).toBe('missing');
  expect(canContinue(run.actor.getSnapshot())).toBe(false);
  run.send({ type: 'step.requested', step: 'payment' });
  run.send({ type: 'step.entered', step: 'payment' });
  expect(mayEnter(run.actor.getSnapshot(), 'payment')).toBe(false);
  expect(run.state()).toEqual({ info: 'countingVisits' });
  await run.answer('countVisits', { visitsLeft: 1 });

  run.send({ type: 'visits.changed' });
  await run.answer('countVisits', { visitsLeft: 10 });
  run.send({ type: 'step.requested', step: 'payment' });
  expect(run.state()).toEqual({ paying: 'preparing' });
});

test('visits that cannot be counted can be counted again', async () => {
  const run = runReservation(at('info'));
  await run.refuse('countVisits', 'internal');
  expect(visitsView(run.actor.getSnapshot())).toBe('unknown');
  expect(canContinue(run.actor.getSnapshot())).toBe(false);
  run.send({ type: 'visits.changed' });
  await run.answer('countVisits', { visitsLeft: 2 });
  expect(visitsView(run.actor.getSnapshot())).toBe('enough');
});

test('whoever opens the payment page is judged by the server, and led back when visits are missing', async () => {
  const run = runReservation(at('payment'));
  expect(run.state()).toEqual({ paying: 'preparing' });
  await run.refuse('prepare', 'subscription_missing');
  expect(run.newlyEmitted()).toEqual([
    { type: 'notice', kind: 'error', code: 'prepare_failed', params: { problem: 'subscription_missing' } },
    { type: 'navigate.requested', to: 'info' },
  ]);
  expect(run.state()).toEqual({ info: 'countingVisits' });
});

test('a customer who logs in has the visits counted', async () => {
  const run = runReservation({ ...at('info'), facts: facts({ reservation: reservation() }) });
  expect(visitsView(run.actor.getSnapshot())).toBe('none');
  await run.logIn();
  await run.answer('linkCustomer', { reservation: linked });
  expect(run.state()).toEqual({ info: 'countingVisits' });
});

test('other flows count nothing', () => {
  const run = runReservation({ facts: facts({ reservation: linked, customerLoggedIn: true }), step: 'info' });
  expect(run.state()).toEqual({ info: 'reviewing' });
  expect(visitsView(run.actor.getSnapshot())).toBe('none');
  run.send({ type: 'visits.changed' });
  expect(run.state()).toEqual({ info: 'reviewing' });
});
