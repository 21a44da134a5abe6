import { assertEvent } from 'xstate';
import { endingOf, failureOf } from '#machines/failureCode.ts';
import { draftOf } from './draft.ts';
import type { ReservationMachineEvent } from './reservation.events.ts';
import { base } from './reservation.setup.ts';
import type { Facts, ReservationContext } from './reservation.types.ts';
import { totalsOf } from './totalsOf.ts';

/** New facts, and the draft as the server has it: with a reservation every open change is a question. */
function learnt(context: ReservationContext, facts: Facts): Partial<ReservationContext> {
  const { reservation } = facts;
  const sameHold = reservation?.expiresAt === context.facts.reservation?.expiresAt;
  return {
    facts,
    draft: reservation ? draftOf(reservation, context.draft.checkinGroupId) : context.draft,
    reservationId: reservation?.id ?? context.reservationId,
    minutesLeft: sameHold ? context.minutesLeft : null,
  };
}

/** What became of the reservation, by a refused call or by the checkout that met one. */
function toldEnding(event: ReservationMachineEvent): 'expired' | 'cancelled' | null {
  if (event.type !== 'xstate.done.actor.checkout') return endingOf(failureOf(event));
  return event.output.kind === 'ended' ? event.output.gone : null;
}

const setHoldClock = base.sendTo('holdClock', ({ context }) => ({
  type: 'hold.set',
  expiresAt: context.facts.reservation?.expiresAt ?? null,
}));

const tellCheckoutTotals = base.sendTo('checkout', ({ context }) => ({
  type: 'totals.changed',
  totals: totalsOf(context.facts),
}));

export const factActions = {
  setHoldClock,
  tellCheckoutTotals,
  /** An ending counts only for a reservation that was known here: our own cancelling is not news. */
  learnFacts: base.assign(({ context, event }) => {
    assertEvent(event, ['facts.changed', 'xstate.done.actor.loadReservation']);
    const facts = event.type === 'facts.changed' ? event.facts : event.output;
    const gone = context.facts.reservation === null ? context.facts.gone : facts.gone;
    return learnt(context, { ...facts, gone: facts.reservation === null ? gone : null });
  }),
  learnReservation: base.assign(({ context, event }) => {
    if (!('output' in event) || event.output === null || !('reservation' in event.output)) return {};
    const { reservation } = event.output;
    return { ...learnt(context, { ...context.facts, reservation, gone: null }), failure: null };
  }),
  learnLogin: base.assign(({ context }) => ({ facts: { ...context.facts, customerLoggedIn: true } })),
  learnVisits: base.assign(({ event }) => {
    assertEvent(event, 'xstate.done.actor.countVisits');
    return { visits: event.output };
  }),
  learnEnding: base.assign(({ context, event }) => ({
    facts: { ...context.facts, gone: toldEnding(event) ?? ('expired' as const) },
  })),
  forgetReservation: base.assign(({ context }) => learnt(context, { ...context.facts, reservation: null, gone: null })),
};
