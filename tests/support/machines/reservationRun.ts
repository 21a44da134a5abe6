import { createActor } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutActors } from '#machines/checkout/checkout.actors.ts';
import type { ReservationActors } from '#machines/reservation/reservation.actors.ts';
import type { FactsEvent, ReservationEmitted } from '#machines/reservation/reservation.events.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { Facts, ReservationInput } from '#machines/reservation/reservation.types.ts';
import type { TimePickerActors } from '#machines/timePicker/timePicker.actors.ts';
import { timePickerMachine } from '#machines/timePicker/timePicker.machine.ts';
import { controlledActors } from './controlledActors.ts';
import type { Controlled } from './controlledActors.ts';
import { input } from './reservationFixtures.ts';

export function reservationActorsOf({ promise, callback }: Controlled) {
  const checkout = {
    startPayment: promise('startPayment'),
    openCardFields: promise('openCardFields'),
    createCardToken: promise('createCardToken'),
    redeemCode: promise('redeemCode'),
    removeRedemption: promise('removeRedemption'),
    payOnLocation: promise('payOnLocation'),
  } satisfies CheckoutActors;
  const own = {
    createReservation: promise('createReservation'),
    loadReservation: promise('loadReservation'),
    cancelReservation: promise('cancelReservation'),
    addToReservation: promise('addToReservation'),
    requestProposals: promise('requestProposals'),
    takeProposal: promise('takeProposal'),
    removeItem: promise('removeItem'),
    linkCustomer: promise('linkCustomer'),
    countVisits: promise('countVisits'),
    prepare: promise('prepare'),
    renewHold: promise('renewHold'),
    watchPayment: promise('watchPayment'),
    facts: callback('facts'),
    holdClock: callback('holdClock'),
  } satisfies ReservationActors;
  const picker = { loadTimes: promise('loadTimes') } satisfies TimePickerActors;
  return {
    ...own,
    checkout: checkoutMachine.provide({ actors: checkout }),
    timePicker: timePickerMachine.provide({ actors: picker }),
  };
}

/** The running machine with fake actors, and all it told the world. */
export function runReservation(over: Partial<ReservationInput> = {}) {
  const world = controlledActors();
  const actor = createActor(reservationMachine.provide({ actors: reservationActorsOf(world) }), { input: input(over) });
  const told: ReservationEmitted[] = [];
  actor.on('*', (event) => told.push(event));
  actor.start();
  return {
    ...world,
    actor,
    told,
    /** What was told since the last time this was asked. */
    news: () => told.splice(0),
    send: actor.send,
    state: () => actor.getSnapshot().value.visit,
    context: () => actor.getSnapshot().context,
    factsAre: (facts: Facts) => world.say('facts', { type: 'facts.changed', facts } satisfies FactsEvent),
    checkout: () => {
      const ref = actor.getSnapshot().children.checkout;
      if (!ref) throw new Error('no checkout is running');
      return ref;
    },
    timePicker: () => {
      const ref = actor.getSnapshot().children.timePicker;
      if (!ref) throw new Error('no time picker is running');
      return ref;
    },
  };
}

export type ReservationRun = ReturnType<typeof runReservation>;
