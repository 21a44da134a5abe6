import { mayRedeem } from '#domain/credits/redeemForm.ts';
import { reservationSetup } from '../reservationActions.ts';
import { totalsOf } from '../totalsOf.ts';
import {
  changeMessage,
  confirmFirst,
  ended,
  holdWasLost,
  updateFacts,
  updateReservation,
  pageChanged,
  wasConfirmed,
} from './transitions.ts';

const preparing = reservationSetup.createStateConfig({
  tags: ['busy'],
  entry: 'clearFailure',
  meta: { description: { nl: 'Plaatsen en prijzen worden vastgezet', en: 'Places and prices are being fixed' } },
  invoke: {
    id: 'prepare',
    src: 'prepare',
    input: ({ context }) => ({ slug: context.flow.slug, flowId: context.flow.id }),
    onDone: { target: 'checkout', actions: [...updateReservation, 'arriveAtPayment'] },
    onError: [
      ended,
      { guard: 'isChoosing', target: '#selecting', actions: 'emitPrepareFailed' },
      { target: '#info', actions: ['emitPrepareFailed', 'leavePayment'] },
    ],
  },
  on: { 'step.requested': { guard: 'stepIsOpen', actions: 'emitStepRequest' } },
});

const checkout = reservationSetup.createStateConfig({
  meta: { description: { nl: 'Kiezen hoe te betalen', en: 'Choosing how to pay' } },
  exit: 'clearPayment',
  invoke: {
    id: 'checkout',
    src: 'checkout',
    input: ({ context: { flow, facts, payment, firstMethod, payAll } }) => ({
      reservationId: facts.reservation?.id ?? '',
      checkoutType: facts.reservation?.checkoutType ?? flow.checkoutType,
      totals: totalsOf(facts),
      mayRedeem: mayRedeem(flow),
      error: payment?.kind === 'failed' ? payment.error : null,
      firstMethod,
      payAll,
    }),
    onDone: [
      { guard: 'checkoutConfirmed', target: '#finished', actions: 'goToSuccess' },
      { guard: 'checkoutRedirects', target: '#redirecting', actions: 'emitRedirectRequest' },
      { guard: 'checkoutChanged', target: 'preparing' },
      { target: '#expired' },
    ],
    onError: { target: '#info', actions: ['emitCheckoutFailed', 'leavePayment'] },
  },
  on: {
    'step.requested': { guard: 'stepIsOpen', actions: 'emitStepRequest' },
    'message.changeRequested': changeMessage,
    'removal.requested': confirmFirst,
    'facts.changed': [
      holdWasLost,
      wasConfirmed,
      { guard: 'mayNotPay', target: '#restoring', actions: [...updateFacts, 'leavePayment'] },
      { actions: [...updateFacts, 'sendCheckoutTotals'] },
    ],
    'hold.ended': '#expired',
  },
});

export const paying = reservationSetup.createStateConfig({
  id: 'paying',
  initial: 'preparing',
  entry: 'clearQuestion',
  meta: { description: { nl: 'Afronden', en: 'Paying and finishing' } },
  on: {
    'step.entered': pageChanged,
    'payment.returned': { target: '#watchingPayment', actions: 'assignReturned' },
  },
  states: { preparing, checkout },
});
