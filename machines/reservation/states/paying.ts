import { mayRedeem } from '#domain/credits/redeemForm.ts';
import { reservationSetup } from '../reservationActions.ts';
import { totalsOf } from '../totalsOf.ts';
import { asked, ended, holdWasLost, knowReservation, pageChanged, wasConfirmed } from './transitions.ts';

const preparing = reservationSetup.createStateConfig({
  tags: ['busy'],
  entry: 'forgetFailure',
  meta: { description: { nl: 'Plaatsen en prijzen worden vastgezet', en: 'Places and prices are being fixed' } },
  invoke: {
    id: 'prepare',
    src: 'prepare',
    input: ({ context }) => ({ slug: context.flow.slug, flowId: context.flow.id }),
    onDone: { target: 'checkout', actions: [...knowReservation, 'arriveAtPayment'] },
    onError: [ended, { target: '#restoring', actions: ['tellPrepareFailed', 'leavePayment'] }],
  },
  on: { 'step.requested': { guard: 'stepIsOpen', actions: 'askForStep' } },
});

const checkout = reservationSetup.createStateConfig({
  meta: { description: { nl: 'Kiezen hoe te betalen', en: 'Choosing how to pay' } },
  exit: 'forgetPaymentError',
  invoke: {
    id: 'checkout',
    src: 'checkout',
    input: ({ context: { flow, facts, paymentError } }) => ({
      reservationId: facts.reservation?.id ?? '',
      checkoutType: flow.checkoutType,
      totals: totalsOf(facts),
      mayRedeem: mayRedeem(flow),
      error: paymentError,
    }),
    onDone: [
      { guard: 'checkoutConfirmed', target: '#finished' },
      { guard: 'checkoutRedirects', target: '#redirecting', actions: 'keepRedirectUrl' },
      { guard: 'checkoutChanged', target: 'preparing' },
      { target: '#expired', actions: 'learnEnding' },
    ],
    onError: { target: '#restoring', actions: ['tellCheckoutFailed', 'leavePayment'] },
  },
  on: {
    'step.requested': { guard: 'stepIsOpen', actions: 'askForStep' },
    'removal.requested': asked,
    'facts.changed': [
      holdWasLost,
      wasConfirmed,
      { guard: 'mayNotPay', target: '#restoring', actions: ['learnFacts', 'setHoldClock', 'leavePayment'] },
      { actions: ['learnFacts', 'setHoldClock', 'tellCheckoutTotals'] },
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
