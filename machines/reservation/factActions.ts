import { assertEvent } from 'xstate';
import { endingOf, failureOf } from '#machines/failureCode.ts';
import { draftOf } from './draft.ts';
import type { ReservationMachineEvent } from './reservation.events.ts';
import { base } from './reservation.setup.ts';
import type { Facts } from '#machines/reservationFacts.types.ts';
import type { ReservationContext } from './reservation.types.ts';
import { totalsOf } from './totalsOf.ts';

function withFacts(context: ReservationContext, facts: Facts): Pick<ReservationContext, 'facts' | 'draft'> {
  const { reservation } = facts;
  const { visits, minutesLeft } = context.facts;
  const sameHold = reservation?.expiresAt === context.facts.reservation?.expiresAt;
  return {
    facts: { ...facts, visits, minutesLeft: sameHold ? minutesLeft : null },
    draft: reservation ? draftOf(reservation, context.draft.checkinGroupId) : context.draft,
  };
}

const offersSameTimes = (before: ReservationContext, after: Pick<ReservationContext, 'facts' | 'draft'>): boolean =>
  keyOf(before) === keyOf(after);

function keyOf({ facts: { reservation }, draft }: Pick<ReservationContext, 'facts' | 'draft'>): string {
  return JSON.stringify([draft, reservation?.id, (reservation?.personsWithProducts.length ?? 0) > 0]);
}

const assignFactsBy = (factsAfter: (context: ReservationContext, event: ReservationMachineEvent) => Facts | null) =>
  base.enqueueActions(({ context, event, enqueue }) => {
    const facts = factsAfter(context, event);
    if (facts === null) return;
    const after = withFacts(context, facts);
    enqueue.assign(after);
    if (!offersSameTimes(context, after)) enqueue.raise({ type: 'draft.changed' });
  });

function endingIn(event: ReservationMachineEvent): Facts['gone'] {
  if (event.type === 'hold.ended') return event.gone ?? null;
  if (event.type !== 'xstate.done.actor.checkout' && event.type !== 'xstate.done.actor.adding')
    return endingOf(failureOf(event));
  return event.output.kind === 'ended' ? event.output.gone : null;
}

function factsIn(event: ReservationMachineEvent): Facts {
  if (event.type === 'xstate.done.actor.adding' && event.output.kind === 'otherReservation') return event.output.facts;
  assertEvent(event, 'facts.changed');
  return event.facts;
}

const setHoldClock = base.sendTo('holdClock', ({ context }) => ({
  type: 'hold.set',
  expiresAt: context.facts.reservation?.expiresAt ?? null,
}));

const sendCheckoutTotals = base.sendTo('checkout', ({ context }) => ({
  type: 'totals.changed',
  totals: totalsOf(context.facts),
}));

const sendBookingChanged = base.sendTo('proposals', { type: 'booking.changed' });

export const factActions = {
  setHoldClock,
  sendCheckoutTotals,
  sendBookingChanged,
  /** An ending counts only for a reservation of this machine, not after its own cancelling. */
  assignFacts: assignFactsBy((context, event) => {
    const facts = factsIn(event);
    const gone = context.facts.reservation === null ? context.facts.gone : facts.gone;
    return { ...facts, gone: facts.reservation === null ? gone : null };
  }),
  assignReservation: assignFactsBy(({ facts }, event) => {
    if (!('output' in event) || event.output === null || !('reservation' in event.output)) return null;
    return { ...facts, reservation: event.output.reservation, gone: null };
  }),
  /** Facts that came while something was added are newer than what the child returns. */
  assignCreated: assignFactsBy(({ facts }, event) => {
    if (event.type !== 'xstate.done.actor.adding' || event.output.kind !== 'failed') return null;
    const { reservation } = event.output;
    return reservation === null || facts.reservation !== null ? null : { ...facts, reservation, gone: null };
  }),
  assignLogin: base.assign(({ context }) => ({ facts: { ...context.facts, customerLoggedIn: true } })),
  assignVisits: base.assign(({ context, event }) => {
    assertEvent(event, 'xstate.done.actor.countVisits');
    return { facts: { ...context.facts, visits: event.output } };
  }),
  /** Of what runs beside the visit, which hears of it by this event. */
  endHold: base.raise(({ event }) => ({ type: 'hold.ended' as const, gone: endingIn(event) })),
  assignEnding: base.assign(({ context, event }) => ({
    facts: { ...context.facts, gone: endingIn(event) ?? context.facts.gone },
  })),
  clearReservation: assignFactsBy(({ facts }) => ({ ...facts, reservation: null, gone: null })),
};
