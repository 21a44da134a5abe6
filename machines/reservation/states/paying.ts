import { mayRedeem } from '#domain/credits/redeemForm.ts';
import { reservationSetup } from '../reservationActions.ts';
import { totalsOf } from '../totalsOf.ts';
import {
  confirmFirst,
  ended,
  holdWasLost,
  knowFacts,
  knowReservation,
  pageChanged,
  wasConfirmed,
} from './transitions.ts';

const preparing = reservationSetup.createStateConfig({
  tags: ['busy'],
  entry: 'forgetFailure',
  meta: { description: { nl: 'Plaatsen en prijzen worden vastgezet', en: 'Places and prices are being fixed' } },
  invoke: {
    id: 'prepare',
    src: 'prepare',
    input: ({ context }) => ({ slug: context.flow.slug, flowId: context.flow.id }),
    onDone: { target: 'checkout', actions: [...knowReservation, 'arriveAtPayment'] },
    onError: [
      ended,
      { guard: 'isChoosing', target: '#selecting', actions: 'tellPrepareFailed' },
      { target: '#info', actions: ['tellPrepareFailed', 'leavePayment'] },
    ],
  },
  on: { 'step.requested': { guard: 'stepIsOpen', actions: 'askForStep' } },
});

const checkout = reservationSetup.createStateConfig({
  meta: { description: { nl: 'Kiezen hoe te betalen', en: 'Choosing how to pay' } },
  exit: 'forgetPayment',
  invoke: {
    id: 'checkout',
    src: 'checkout',
    input: ({ context: { flow, facts, payment } }) => ({
      reservationId: facts.reservation?.id ?? '',
      checkoutType: flow.checkoutType,
      totals: totalsOf(facts),
      mayRedeem: mayRedeem(flow),
      error: payment?.kind === 'failed' ? payment.error : null,
    }),
    onDone: [
      { guard: 'checkoutConfirmed', target: '#finished', actions: 'goToSuccess' },
      { guard: 'checkoutRedirects', target: '#redirecting', actions: 'askForRedirect' },
      { guard: 'checkoutChanged', target: 'preparing' },
      { target: '#expired', actions: 'learnEnding' },
    ],
    onError: { target: '#info', actions: ['tellCheckoutFailed', 'leavePayment'] },
  },
  on: {
    'step.requested': { guard: 'stepIsOpen', actions: 'askForStep' },
    'removal.requested': confirmFirst,
    'facts.changed': [
      holdWasLost,
      wasConfirmed,
      { guard: 'mayNotPay', target: '#restoring', actions: [...knowFacts, 'leavePayment'] },
      { actions: [...knowFacts, 'tellCheckoutTotals'] },
    ],
    'hold.ended': '#expired',
  },
});

export const paying = reservationSetup.createStateConfig({
  id: 'paying',
  initial: 'preparing',
  meta: { description: { nl: 'Afronden', en: 'Paying and finishing' } },
  on: {
    'step.entered': pageChanged,
    'payment.returned': { target: '#watchingPayment', actions: 'keepReturned' },
  },
  states: { preparing, checkout },
});
