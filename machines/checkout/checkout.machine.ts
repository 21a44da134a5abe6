import { assertEvent, setup } from 'xstate';
import { checkoutScreen } from '#domain/checkout/checkoutScreen.ts';
import { mayPayOnLocation } from '#domain/checkout/mayPayOnLocation.ts';
import { endingOf, failureOf } from '#machines/failureCode.ts';
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

const base = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as MachineEvent,
    input: {} as CheckoutInput,
    output: {} as CheckoutOutput,
    emitted: {} as CheckoutEmitted,
    tags: {} as 'busy' | 'mayPlaceOrder',
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: checkoutActors,
  guards: {
    isOnLocation: ({ context }) => checkoutScreen(context.checkoutType, context.totals) === 'location',
    nothingIsDue: ({ context }) => checkoutScreen(context.checkoutType, context.totals) === 'nothingToPay',
    methodIsOpen: ({ context, event }: Args) =>
      event.type === 'method.chosen' &&
      (event.method !== 'location' || mayPayOnLocation(context.checkoutType, context.totals)),
    paysOnLocation: ({ context }) => context.method === 'location',
    methodIsChosen: ({ context }) => context.method !== null,
    reservationEnded: ({ event }: Args) => endingOf(failureOf(event)) !== null,
    mustPrepareAgain: ({ event }: Args) =>
      ['reservation_changed', 'user_missing', 'subscription_missing'].includes(failureOf(event) ?? ''),
  },
});

const checkoutSetup = base.extend({
  actions: {
    keepMethod: base.assign(({ event }) => {
      assertEvent(event, 'method.chosen');
      return { method: event.method, reason: null };
    }),
    closeMethod: base.assign({ method: null }),
    keepCardToken: base.assign(({ event }) => {
      assertEvent(event, 'order.placed');
      return { cardToken: event.cardToken, reason: null };
    }),
    keepReason: base.assign(({ event }) => ({ reason: failureOf(event), cardToken: null })),
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
    tellPaymentFailed: base.emit(({ context, event }) => ({
      type: 'notice',
      kind: 'error',
      code: context.method === 'creditcard' ? 'card_failed' : 'payment_failed',
      params: { problem: failureOf(event) ?? 'internal' },
    })),
    tellLocationFailed: base.emit(({ event }) => ({
      type: 'notice',
      kind: 'error',
      code: 'location_failed',
      params: { problem: failureOf(event) ?? 'internal' },
    })),
  },
});

const placeOnLocation = { target: 'payingOnLocation', actions: 'keepCardToken' } as const;
const ended = { guard: 'reservationEnded', target: 'ended', actions: 'endGone' } as const;
const changed = { guard: 'mustPrepareAgain', target: 'changed', actions: 'endChanged' } as const;

/** Finishing a prepared reservation: on location, with nothing due, or by a method of the provider. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    reservationId: input.reservationId,
    checkoutType: input.checkoutType,
    totals: input.totals,
    method: null,
    cardToken: null,
    reason: input.error,
    ending: { kind: 'ended', gone: 'expired' },
  }),
  initial: 'opening',
  states: {
    opening: {
      meta: { description: { nl: 'Bepalen wat er te betalen is', en: 'Deciding what there is to pay' } },
      always: [
        { guard: 'isOnLocation', target: 'confirmingOnLocation' },
        { guard: 'nothingIsDue', target: 'nothingToPay' },
        { target: 'choosing' },
      ],
    },
    confirmingOnLocation: {
      tags: ['mayPlaceOrder'],
      meta: { description: { nl: 'Bevestigen, betalen op locatie', en: 'Confirming, to pay on location' } },
      on: { 'order.placed': placeOnLocation },
    },
    nothingToPay: {
      tags: ['mayPlaceOrder'],
      meta: { description: { nl: 'Afronden, online is niets te betalen', en: 'Finishing, nothing is due online' } },
      on: { 'order.placed': placeOnLocation },
    },
    choosing: {
      tags: ['mayPlaceOrder'],
      meta: { description: { nl: 'Een betaalwijze kiezen', en: 'Choosing how to pay' } },
      on: {
        'method.chosen': { guard: 'methodIsOpen', actions: 'keepMethod' },
        'method.closed': { actions: 'closeMethod' },
        'order.placed': [
          { guard: 'paysOnLocation', ...placeOnLocation },
          { guard: 'methodIsChosen', target: 'startingPayment', actions: 'keepCardToken' },
        ],
      },
    },
    startingPayment: {
      tags: ['busy'],
      meta: { description: { nl: 'De betaling wordt aangemaakt', en: 'The payment is being created' } },
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: ({ context }) => ({
          reservationId: context.reservationId,
          method: context.method ?? '',
          cardToken: context.cardToken,
        }),
        onDone: { target: 'redirected', actions: 'endWithRedirect' },
        onError: [ended, changed, { target: 'choosing', actions: ['keepReason', 'tellPaymentFailed'] }],
      },
    },
    payingOnLocation: {
      tags: ['busy'],
      meta: { description: { nl: 'De reservering wordt geplaatst', en: 'The reservation is being placed' } },
      invoke: {
        id: 'payOnLocation',
        src: 'payOnLocation',
        input: ({ context }) => ({ reservationId: context.reservationId }),
        onDone: { target: 'confirmed', actions: 'endConfirmed' },
        onError: [ended, changed, { target: 'opening', actions: ['keepReason', 'tellLocationFailed'] }],
      },
    },
    redirected: { type: 'final', meta: { description: { nl: 'Naar de betaalpagina', en: 'To the payment page' } } },
    confirmed: { type: 'final', meta: { description: { nl: 'Bevestigd', en: 'Confirmed' } } },
    ended: {
      type: 'final',
      meta: { description: { nl: 'De reservering is er niet meer', en: 'The reservation is gone' } },
    },
    changed: { type: 'final', meta: { description: { nl: 'Er is iets veranderd', en: 'Something changed' } } },
  },
  output: ({ context }) => context.ending,
});
