import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { ReservationMachineEvent } from '#machines/reservation/reservation.events.ts';
import type { ReservationInput } from '#machines/reservation/reservation.types.ts';
import { facts, flow, input, reservation } from '#tests/support/machines/reservationFixtures.ts';

type ByHand = { input: ReservationInput; events: ReservationMachineEvent[] };

/** Ways through states that are passed at once, and two regions at a time: no search for single steps finds them. */
export const waysByHand: Record<string, ByHand> = {
  'another tab renews a hold that was warned about': {
    input: input({ facts: facts({ reservation: reservation() }) }),
    events: [
      { type: 'hold.warned', minutesLeft: 5 },
      { type: 'facts.changed', facts: facts({ reservation: reservation({ expiresAt: '2026-05-01T10:40:00Z' }) }) },
    ],
  },
  'the page is left while the day is being changed': {
    input: input({ flow: flow({ type: FlowType.Entry }), facts: facts({ reservation: reservation() }) }),
    events: [{ type: 'day.opened' }, { type: 'step.entered', step: 'info' }],
  },
  'whoever types once a renewal failed asks for none': {
    input: input({ facts: facts({ reservation: reservation() }) }),
    events: [
      { type: 'hold.warned', minutesLeft: 5 },
      { type: 'hold.renewalRequested' },
      { type: 'xstate.error.actor.renewHold', error: { code: 'internal' } },
      { type: 'text.typed' },
    ],
  },
  'the departure is chosen anew, and the day folds again': {
    input: input({ flow: flow({ type: FlowType.Entry }) }),
    events: [
      { type: 'date.chosen', date: '2026-05-12' },
      { type: 'xstate.done.actor.stayPicker', output: { kind: 'stay', startTime: 600, endTime: 840 } },
      { type: 'day.opened' },
      { type: 'xstate.done.actor.stayPicker', output: { kind: 'stay', startTime: 600, endTime: 900 } },
    ],
  },
  'the times are gone when the day is opened again': {
    input: input({ flow: flow({ type: FlowType.Entry }) }),
    events: [
      { type: 'date.chosen', date: '2026-05-12' },
      { type: 'xstate.done.actor.stayPicker', output: { kind: 'stay', startTime: 600, endTime: 840 } },
      { type: 'day.opened' },
      { type: 'xstate.done.actor.stayPicker', output: { kind: 'stay', startTime: null, endTime: null } },
    ],
  },
  'a check-in is refused': {
    input: input(),
    events: [
      { type: 'date.chosen', date: '2026-05-12' },
      { type: 'xstate.done.actor.stayPicker', output: { kind: 'stay', startTime: 600, endTime: 840 } },
      { type: 'checkin.requested', persons: [-1] },
      { type: 'xstate.done.actor.adding', output: { kind: 'failed', problem: 'internal', reservation: null } },
    ],
  },
  'another tab books while this one is refused': {
    input: input(),
    events: [
      { type: 'giftCard.requested', productId: 'v1', amount: null, quantity: 2 },
      { type: 'facts.changed', facts: facts({ reservation: reservation() }) },
      { type: 'xstate.error.actor.adding', error: { code: 'internal' } },
    ],
  },
  'another tab logs out while something is removed at the payment': {
    input: input({
      facts: facts({ reservation: reservation({ userId: 'c1' }), customerLoggedIn: true }),
      step: 'payment',
    }),
    events: [
      { type: 'xstate.done.actor.prepare', output: { reservation: reservation({ userId: 'c1' }) } },
      { type: 'removal.requested', removal: { kind: 'product', itemId: 'i1' } },
      { type: 'change.confirmed' },
      { type: 'facts.changed', facts: facts({ reservation: reservation() }) },
      { type: 'xstate.done.actor.removeItem', output: { reservation: reservation() } },
    ],
  },
  'a customer who could not be linked dismisses a question and is linked again': {
    input: input({ facts: facts({ reservation: reservation(), customerLoggedIn: true }), step: 'info' }),
    events: [
      { type: 'xstate.error.actor.linkCustomer', error: { code: 'internal' } },
      { type: 'removal.requested', removal: { kind: 'product', itemId: 'i1' } },
      { type: 'change.dismissed' },
    ],
  },
};
