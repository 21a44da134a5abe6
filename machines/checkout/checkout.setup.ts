import { assertEvent, setup } from 'xstate';
import { checkoutScreen, mayPayOnLocation } from '#domain/payments/checkout.ts';
import { takesCardToken } from '#domain/payments/paymentMethods.ts';
import { endingOf, failureOf, refusedIn } from '#machines/failureCode.ts';
import { checkoutActors } from './checkout.actors.ts';
import type {
  CheckoutAnswer,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutOutput,
} from './checkout.types.ts';

type MachineEvent = CheckoutEvent | CheckoutAnswer;
type Args = { context: CheckoutContext; event: MachineEvent };

const isOpen = ({ totals }: CheckoutContext, method: string): boolean =>
  method !== 'location' || mayPayOnLocation(totals);

const base = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as MachineEvent,
    input: {} as CheckoutInput,
    output: {} as CheckoutOutput,
    emitted: {} as CheckoutEmitted,
    tags: {} as 'busy',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: checkoutActors,
  guards: {
    isOnLocation: ({ context }) => checkoutScreen(context.checkoutType, context.totals) === 'location',
    nothingIsDue: ({ context }) => checkoutScreen(context.checkoutType, context.totals) === 'nothingToPay',
    methodIsOpen: ({ context, event }: Args) => event.type === 'method.chosen' && isOpen(context, event.method),
    otherIsChosen: ({ context, event }: Args) =>
      event.type === 'method.chosen' && !takesCardToken(event.method) && isOpen(context, event.method),
    methodIsNotOffered: ({ context: { method }, event }: Args) =>
      event.type === 'methods.offered' && method !== null && method !== 'location' && !event.methods.includes(method),
    paysOnLocation: ({ context }) => context.method === 'location',
    methodIsChosen: ({ context }) => context.method !== null,
    cardIsChosen: ({ event }: Args) => event.type === 'method.chosen' && takesCardToken(event.method),
    cardIsReady: ({ context, event }: Args) =>
      event.type === 'method.chosen' && takesCardToken(event.method) && context.cardFieldsOpen,
    cardWasOpened: ({ context: { method, cardFieldsOpen } }) =>
      method !== null && takesCardToken(method) && cardFieldsOpen,
    paysByCard: ({ context }) => context.method !== null && takesCardToken(context.method),
    cardWasRefused: ({ context, event }: Args) =>
      context.cardToken !== null && failureOf(event) === 'validation_failed',
    redeems: ({ context }) => context.mayRedeem,
    screenChanges: ({ context: { checkoutType, totals }, event }: Args) =>
      event.type === 'totals.changed' &&
      checkoutScreen(checkoutType, event.totals) !== checkoutScreen(checkoutType, totals),
    reservationEnded: ({ event }: Args) => endingOf(failureOf(event)) !== null,
    mustPrepareAgain: ({ event }: Args) =>
      ['reservation_changed', 'user_missing', 'subscription_missing'].includes(failureOf(event) ?? ''),
  },
});

export const checkoutSetup = base.extend({
  actions: {
    assignMethod: base.assign(({ event }) => {
      assertEvent(event, 'method.chosen');
      return { method: event.method, reason: null };
    }),
    /** The next one is open instead of a first method that the venue does not take. */
    assignOfferedMethod: base.assign(({ event }) => {
      assertEvent(event, 'methods.offered');
      const [method = null] = event.methods;
      return { method, firstMethod: method };
    }),
    closeMethod: base.assign({ method: null }),
    settleMethod: base.assign(({ context }) =>
      context.method === null || isOpen(context, context.method) ? {} : { method: context.firstMethod },
    ),
    assignPayAll: base.assign(({ event }) => {
      assertEvent(event, 'amount.chosen');
      return { payAll: event.payAll };
    }),
    assignCardFields: base.assign({ cardFieldsOpen: true }),
    clearReason: base.assign({ reason: null }),
    assignCardToken: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.createCardToken');
      return { cardToken: event.output.cardToken };
    }),
    clearCardToken: base.assign({ cardToken: null }),
    assignReason: base.assign(({ event }) => ({
      reason: failureOf(event),
      waitSeconds: refusedIn(event).waitSeconds ?? null,
      cardToken: null,
    })),
    assignSubmitted: base.assign(({ event }) => {
      assertEvent(event, 'code.submitted');
      return { submitted: { kind: event.kind, code: event.code }, refusal: null };
    }),
    assignRefusal: base.assign(({ context, event }) => ({
      submitted: null,
      refusal: { kind: context.submitted?.kind ?? 'giftCard', ...refusedIn(event) },
    })),
    clearSubmitted: base.assign({ submitted: null, refusal: null }),
    assignRemoval: base.assign(({ event }) => {
      assertEvent(event, 'redemption.removed');
      return { removal: { kind: event.kind, id: event.id }, reason: null };
    }),
    clearRemoval: base.assign({ removal: null }),
    assignTotals: base.assign(({ event }) => {
      assertEvent(event, ['totals.changed', 'xstate.done.actor.redeemCode', 'xstate.done.actor.removeRedemption']);
      return { totals: event.type === 'totals.changed' ? event.totals : event.output.totals, reason: null };
    }),
    endWithRedirect: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.startPayment');
      return { ending: { kind: 'redirect', url: event.output.redirectUrl } };
    }),
    endConfirmed: base.assign(({ context }) => ({
      ending: { kind: 'confirmed', reservationId: context.reservationId },
    })),
    endGone: base.assign(({ event }) => ({
      ending: { kind: 'ended', gone: endingOf(failureOf(event)) ?? 'expired' },
    })),
    endChanged: base.assign({ ending: { kind: 'changed' } }),
    emitPaymentFailed: base.emit(({ event }) => ({
      type: 'notice',
      kind: 'error',
      code: 'payment_failed',
      params: refusedIn(event),
    })),
    emitCardFailed: base.emit(({ event }) => ({
      type: 'notice',
      kind: 'error',
      code: 'card_failed',
      params: refusedIn(event),
    })),
    emitRemovalFailed: base.emit(({ event }) => ({
      type: 'notice',
      kind: 'error',
      code: 'redemption_removal_failed',
      params: refusedIn(event),
    })),
    emitLocationFailed: base.emit(({ event }) => ({
      type: 'notice',
      kind: 'error',
      code: 'location_failed',
      params: refusedIn(event),
    })),
  },
});
