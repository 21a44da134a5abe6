import { expect, test } from 'vitest';
import { destination, minutesLeft, repeatableDraft } from '#machines/reservation/reservation.selectors.ts';
import { facts, orders, reservation } from '#tests/support/machines/reservationFixtures.ts';
import type { ReservationInput } from '#machines/reservation/reservation.types.ts';
import { runReservation } from '#tests/support/machines/reservationRun.ts';
import { inCheckout, linked } from '#tests/support/machines/reservationStarts.ts';

const expired = [
  { type: 'notice', kind: 'error', code: 'reservation_expired', params: {} },
  { type: 'navigate.requested', to: 'start' },
];

test.each([
  ['choosing', { facts: facts({ reservation: reservation() }) }],
  ['identifying', { facts: facts({ reservation: reservation() }), step: 'info' }],
  ['checking details', { facts: facts({ reservation: linked, customerLoggedIn: true }), step: 'info' }],
] as const)('a hold that ends while %s is told and leads to the start page', (_doing, over) => {
  const run = runReservation(over as Partial<ReservationInput>);
  run.say('holdClock', { type: 'hold.ended' });
  expect(run.state()).toBe('expired');
  expect(run.newlyEmitted()).toEqual(expired);
  expect(destination(run.actor.getSnapshot())).toBe('start');
});

test('a hold that ends during an open question or the checkout is told as well', async () => {
  const questioned = runReservation({ facts: facts({ reservation: reservation() }) });
  questioned.send({ type: 'personCount.changed', personCount: 4 });
  questioned.say('holdClock', { type: 'hold.ended' });
  expect(questioned.newlyEmitted()).toEqual(expired);

  const paying = await inCheckout();
  paying.say('holdClock', { type: 'hold.ended' });
  expect(paying.newlyEmitted()).toEqual(expired);
});

test('the end of a hold without anything in it goes unnoticed', () => {
  const run = runReservation({ facts: facts({ reservation: reservation({ personsWithProducts: [] }) }) });
  run.say('holdClock', { type: 'hold.ended' });
  expect(run.state()).toEqual({ draft: 'idle' });
  expect(run.context().facts.reservation).toBeNull();
  expect(run.newlyEmitted()).toEqual([]);
});

test.each([
  ['adding', 'addToReservation'],
  ['removing', 'removeItem'],
  ['linking', 'linkCustomer'],
  ['preparing', 'prepare'],
] as const)('a server that says the hold has ended while %s ends the visit', async (doing, actor) => {
  const run = runReservation({
    facts: facts({
      reservation: doing === 'preparing' ? linked : reservation(),
      customerLoggedIn: doing === 'linking',
    }),
    step: doing === 'linking' ? 'info' : doing === 'preparing' ? 'payment' : 'index',
  });
  if (doing === 'adding') run.send({ type: 'product.requested', productId: 'p1', persons: [1], needsTime: false });
  if (doing === 'removing') {
    run.send({ type: 'removal.requested', removal: { kind: 'product', itemId: 'i1' } });
    run.send({ type: 'change.confirmed' });
  }
  await run.refuse(actor, 'reservation_expired');
  expect(run.state()).toBe('expired');
  expect(run.newlyEmitted()).toEqual(expired);
});

test('a warning can be answered by holding longer', async () => {
  const run = runReservation({ facts: facts({ reservation: reservation() }) });
  run.say('holdClock', { type: 'hold.warned', minutesLeft: 5 } as { type: string });
  expect(minutesLeft(run.actor.getSnapshot())).toBe(5);
  run.send({ type: 'hold.renewalRequested' });
  await run.answer('renewHold', { reservation: reservation({ expiresAt: '2026-05-01T10:40:00Z' }) });
  expect(minutesLeft(run.actor.getSnapshot())).toBeNull();
  expect(run.received).toEqual([{ name: 'holdClock', event: { type: 'hold.set', expiresAt: '2026-05-01T10:40:00Z' } }]);
  expect(run.state()).toEqual({ selecting: 'idle' });
});

test('who types while the warning stands holds longer by that, once, and not beyond the limit', async () => {
  const run = runReservation({ facts: facts({ reservation: reservation() }) });
  run.send({ type: 'text.typed' });
  expect(run.actor.getSnapshot().value.hold).toBe('quiet');
  run.say('holdClock', { type: 'hold.warned', minutesLeft: 5 } as { type: string });
  run.send({ type: 'text.typed' });
  expect(run.actor.getSnapshot().value.hold).toBe('renewing');
  await run.answer('renewHold', { reservation: reservation({ expiresAt: '2026-05-01T11:00:00Z' }) });
  expect(minutesLeft(run.actor.getSnapshot())).toBeNull();

  run.say('holdClock', { type: 'hold.warned', minutesLeft: 5 } as { type: string });
  run.send({ type: 'text.typed' });
  expect(run.actor.getSnapshot().value.hold).toBe('warned');
  expect(minutesLeft(run.actor.getSnapshot())).toBe(5);
});

test('a renewal by typing that fails is told once', async () => {
  const run = runReservation({ facts: facts({ reservation: reservation() }) });
  run.say('holdClock', { type: 'hold.warned', minutesLeft: 5 } as { type: string });
  run.send({ type: 'text.typed' });
  await run.refuse('renewHold', 'internal');
  run.send({ type: 'text.typed' });
  expect(run.actor.getSnapshot().value.hold).toBe('warned');
  expect(run.newlyEmitted()).toEqual([
    { type: 'notice', kind: 'error', code: 'renew_failed', params: { problem: 'internal' } },
  ]);
});

test('a renewal that comes too late ends the visit', async () => {
  const run = runReservation({ facts: facts({ reservation: reservation() }) });
  run.say('holdClock', { type: 'hold.warned', minutesLeft: 1 } as { type: string });
  run.send({ type: 'hold.renewalRequested' });
  await run.refuse('renewHold', 'reservation_expired');
  expect(run.state()).toBe('expired');
  expect(run.newlyEmitted()).toEqual(expired);
});

test('another tab that cancels or confirms the reservation is followed', () => {
  const cancelled = runReservation({ facts: facts({ reservation: reservation() }) });
  cancelled.factsAre(facts({ gone: 'cancelled' }));
  expect(cancelled.newlyEmitted()).toEqual([
    { type: 'notice', kind: 'error', code: 'reservation_cancelled', params: {} },
    { type: 'navigate.requested', to: 'start' },
  ]);
  const confirmed = runReservation({ facts: facts({ reservation: linked }), step: 'info' });
  confirmed.factsAre(facts({ gone: 'confirmed' }));
  expect(confirmed.state()).toBe('finished');
  expect(confirmed.newlyEmitted()).toEqual([{ type: 'navigate.requested', to: 'success', reservationId: 'r1' }]);
});

test('another tab that books or logs in is followed without losing the page', () => {
  const run = runReservation();
  run.factsAre(facts({ reservation: reservation() }));
  expect(run.state()).toEqual({ selecting: 'idle' });
  run.send({ type: 'step.entered', step: 'info' });
  run.factsAre(facts({ reservation: reservation(), customerLoggedIn: true }));
  expect(run.state()).toBe('linkingCustomer');
});

test.each([
  ['the index of an old visit starts anew', { facts: facts({ gone: 'expired' }) }, { draft: 'idle' }, []],
  [
    'a details page without a reservation leads to the first page',
    { step: 'info' },
    { draft: 'idle' },
    [{ type: 'navigate.requested', to: 'index' }],
  ],
  [
    'a payment page without a customer leads to the details',
    { facts: facts({ reservation: reservation() }), step: 'payment' },
    { info: 'identifying' },
    [{ type: 'navigate.requested', to: 'info' }],
  ],
  [
    'a details page after the end of the hold says so',
    { facts: facts({ gone: 'expired' }), step: 'info' },
    'expired',
    expired,
  ],
  [
    'a payment page of a confirmed reservation leads to the success page',
    { facts: facts({ gone: 'confirmed' }), step: 'payment' },
    'finished',
    [{ type: 'navigate.requested', to: 'success' }],
  ],
] as [string, Partial<ReservationInput>, unknown, unknown[]][])('%s', (_title, over, state, emitted) => {
  const run = runReservation(over);
  expect(run.state()).toEqual(state);
  expect(run.newlyEmitted()).toEqual(emitted);
});

test('what an expired reservation was for can be asked for once more; an order is for today', () => {
  const draft = { personCount: 3, date: '2026-05-12', startTime: 600, endTime: 840, checkinGroupId: 'evening' };
  const run = runReservation({ facts: facts({ reservation: reservation(draft) }) });
  run.factsAre(facts({ gone: 'expired' }));
  expect(run.state()).toEqual('expired');
  expect(repeatableDraft(run.actor.getSnapshot())).toEqual(draft);
  expect(repeatableDraft(runReservation({ flow: orders(5) }).actor.getSnapshot())).toBeNull();
});
