import { createActor } from 'xstate';
import type { AddingActors } from '#machines/adding/adding.actors.ts';
import { addingMachine } from '#machines/adding/adding.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutActors } from '#machines/checkout/checkout.actors.ts';
import { detailsMachine } from '#machines/details/details.machine.ts';
import { identifyMachine } from '#machines/identify/identify.machine.ts';
import type { ProposalsActors } from '#machines/proposals/proposals.actors.ts';
import { proposalsMachine } from '#machines/proposals/proposals.machine.ts';
import type { ReservationActors } from '#machines/reservation/reservation.actors.ts';
import type { FactsEvent, ReservationEmitted } from '#machines/reservation/reservation.events.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { ReservationInput } from '#machines/reservation/reservation.types.ts';
import type { Facts } from '#machines/reservationFacts.types.ts';
import type { TimePickerActors } from '#machines/timePicker/timePicker.actors.ts';
import type { TimesEvent, TimesOffer } from '#machines/timePicker/timePicker.types.ts';
import { timePickerMachine } from '#machines/timePicker/timePicker.machine.ts';
import { controlledActors } from './controlledActors.ts';
import type { Controlled } from './controlledActors.ts';
import { login } from './customerForms.ts';
import { input, stays } from './reservationFixtures.ts';

/** The children run as they are, with actors of the same world. */
function childrenOf({ promise, callback }: Controlled) {
  const adding = {
    createReservation: promise('createReservation'),
    loadReservation: promise('loadReservation'),
    addToReservation: promise('addToReservation'),
  } satisfies AddingActors;
  const checkout = {
    startPayment: promise('startPayment'),
    openCardFields: promise('openCardFields'),
    createCardToken: promise('createCardToken'),
    redeemCode: promise('redeemCode'),
    removeRedemption: promise('removeRedemption'),
    payOnLocation: promise('payOnLocation'),
  } satisfies CheckoutActors;
  const picker = { times: callback('times') } satisfies TimePickerActors;
  const proposals = {
    requestProposals: promise('requestProposals'),
    takeProposal: promise('takeProposal'),
  } satisfies ProposalsActors;
  return {
    adding: addingMachine.provide({ actors: adding }),
    checkout: checkoutMachine.provide({ actors: checkout }),
    timePicker: timePickerMachine.provide({ actors: picker }),
    proposals: proposalsMachine.provide({ actors: proposals }),
    identify: identifyMachine.provide({ actors: { submit: promise('identify') } }),
    details: detailsMachine.provide({ actors: { submit: promise('saveDetails') } }),
  };
}

export const ownActorsOf = ({ promise, callback }: Controlled) =>
  ({
    cancelReservation: promise('cancelReservation'),
    removeItem: promise('removeItem'),
    changeMessage: promise('changeMessage'),
    linkCustomer: promise('linkCustomer'),
    countVisits: promise('countVisits'),
    saveRemark: promise('saveRemark'),
    prepare: promise('prepare'),
    renewHold: promise('renewHold'),
    watchPayment: promise('watchPayment'),
    facts: callback('facts'),
    holdClock: callback('holdClock'),
  }) satisfies ReservationActors;

/** The running machine with fake actors, and all it told the world. */
export function runReservation(over: Partial<ReservationInput> = {}) {
  const world = controlledActors();
  const actor = createActor(reservationMachine.provide({ actors: { ...ownActorsOf(world), ...childrenOf(world) } }), {
    input: input(over),
  });
  const emitted: ReservationEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const childOf = <
    Name extends 'adding' | 'checkout' | 'timePicker' | 'stayPicker' | 'proposals' | 'identify' | 'details',
  >(
    name: Name,
  ) => {
    const ref = actor.getSnapshot().children[name];
    if (!ref) throw new Error(`no ${name} is running`);
    return ref;
  };
  const offer = (times: TimesOffer) => world.say('times', { type: 'times.loaded', offer: times } satisfies TimesEvent);
  return {
    ...world,
    actor,
    emitted,
    /** Since the last call. */
    newlyEmitted: () => emitted.splice(0),
    send: actor.send,
    state: () => actor.getSnapshot().value.visit,
    context: () => actor.getSnapshot().context,
    factsAre: (facts: Facts) => world.say('facts', { type: 'facts.changed', facts } satisfies FactsEvent),
    /** What the child does with a choice. */
    adding: () => childOf('adding').getSnapshot().value,
    checkout: () => childOf('checkout'),
    timePicker: () => childOf('timePicker'),
    stayPicker: () => childOf('stayPicker'),
    proposals: () => childOf('proposals'),
    details: () => childOf('details'),
    /** Who comes logs in, and the server says yes. */
    logIn: async () => {
      childOf('identify').send({ type: 'form.submitted', form: login });
      await world.answer('identify', null);
    },
    identify: () => childOf('identify'),
    /** The open picker is emitted what is offered. */
    offer,
    failTimes: () => world.say('times', { type: 'times.failed' } satisfies TimesEvent),
    /** Arrival and departure are offered and chosen. */
    chooseStay: (arrival: number, departure: number) => {
      const times = stays([arrival], [departure]);
      offer(times);
      childOf('stayPicker').send({ type: 'arrival.chosen', time: arrival });
      offer(times);
      childOf('stayPicker').send({ type: 'departure.chosen', time: departure });
    },
  };
}

export type ReservationRun = ReturnType<typeof runReservation>;
