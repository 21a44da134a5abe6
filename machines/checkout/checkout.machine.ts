import { checkoutSetup } from './checkout.setup.ts';
import { enteringCard } from './states/enteringCard.ts';
import { payable, redeemable, redeeming } from './states/redeeming.ts';

const placeOnLocation = { target: 'payingOnLocation', actions: 'clearReason' } as const;
const ended = { guard: 'reservationEnded', target: 'ended', actions: 'endGone' } as const;
const changed = { guard: 'mustPrepareAgain', target: 'changed', actions: 'endChanged' } as const;

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    reservationId: input.reservationId,
    checkoutType: input.checkoutType,
    totals: input.totals,
    mayRedeem: input.mayRedeem,
    submitted: null,
    refusal: null,
    removal: null,
    firstMethod: input.firstMethod,
    method: input.firstMethod,
    cardFieldsOpen: false,
    payAll: input.payAll ?? false,
    cardToken: null,
    reason: input.error,
    waitSeconds: null,
    ending: { kind: 'ended', gone: 'expired' },
  }),
  initial: 'opening',
  on: { 'totals.changed': { actions: 'assignTotals' } },
  states: {
    opening: {
      id: 'opening',
      meta: { description: { nl: 'Bepalen wat er te betalen is', en: 'Deciding what there is to pay' } },
      entry: 'settleMethod',
      always: [
        { guard: 'isOnLocation', target: 'confirmingOnLocation' },
        { guard: 'nothingIsDue', target: 'nothingToPay' },
        { guard: 'cardWasOpened', target: '#fillingCard' },
        { guard: 'paysByCard', target: 'enteringCard' },
        { target: 'choosing' },
      ],
    },
    confirmingOnLocation: {
      meta: { description: { nl: 'Bevestigen, betalen op locatie', en: 'Confirming, to pay on location' } },
      on: { 'order.placed': placeOnLocation },
    },
    nothingToPay: {
      meta: { description: { nl: 'Afronden, online is niets te betalen', en: 'Finishing, nothing is due online' } },
      on: { ...redeemable, 'order.placed': placeOnLocation },
    },
    choosing: {
      id: 'choosing',
      meta: { description: { nl: 'Een betaalwijze kiezen', en: 'Choosing how to pay' } },
      on: {
        ...payable,
        'method.chosen': [
          { guard: 'cardIsReady', target: '#fillingCard', actions: 'assignMethod' },
          { guard: 'cardIsChosen', target: 'enteringCard', actions: 'assignMethod' },
          { guard: 'methodIsOpen', actions: 'assignMethod' },
        ],
        'method.closed': { actions: 'closeMethod' },
        'order.placed': [
          { guard: 'paysOnLocation', ...placeOnLocation },
          { guard: 'methodIsChosen', target: 'startingPayment', actions: 'clearReason' },
        ],
      },
    },
    enteringCard,
    redeeming,
    startingPayment: {
      id: 'startingPayment',
      tags: ['busy'],
      meta: { description: { nl: 'De betaling wordt aangemaakt', en: 'The payment is being created' } },
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: ({ context }) => ({
          reservationId: context.reservationId,
          method: context.method ?? '',
          cardToken: context.cardToken,
          payAll: context.payAll,
        }),
        onDone: { target: 'redirected', actions: 'endWithRedirect' },
        onError: [
          ended,
          changed,
          { guard: 'cardWasRefused', target: '#fillingCard', actions: ['clearCardToken', 'emitCardFailed'] },
          { guard: 'paysByCard', target: '#fillingCard', actions: ['assignReason', 'emitPaymentFailed'] },
          { target: 'opening', actions: ['assignReason', 'emitPaymentFailed'] },
        ],
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
        onError: [ended, changed, { target: 'opening', actions: ['assignReason', 'emitLocationFailed'] }],
      },
    },
    redirected: { type: 'final', meta: { description: { nl: 'Naar de betaalpagina', en: 'To the payment page' } } },
    confirmed: { type: 'final', meta: { description: { nl: 'Bevestigd', en: 'Confirmed' } } },
    ended: {
      id: 'ended',
      type: 'final',
      meta: { description: { nl: 'De reservering is er niet meer', en: 'The reservation is gone' } },
    },
    changed: { type: 'final', meta: { description: { nl: 'Er is iets veranderd', en: 'Something changed' } } },
  },
  output: ({ context }) => context.ending,
});
