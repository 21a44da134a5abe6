import { reservationSetup } from '../reservationActions.ts';
import { returnedReservation } from '../steps.ts';
import { ended, holdWasLost, pageChanged, updateFacts, wasConfirmed } from './transitions.ts';

const answered = [
  { guard: 'paymentConfirmed', target: '#finished', actions: 'goToSuccess' },
  { guard: 'paymentStillOpen', target: '#paymentStillOpen', reenter: true },
  { guard: 'paymentCameTooLate', target: '#expired' },
  { guard: 'paymentMayBeRepeated', target: '#paying', actions: 'assignPaymentError' },
  { target: '#restoring', actions: 'assignPaymentError' },
] as const;

const unanswered = [ended, { target: 'unreachable' }] as const;

const checkAgain = { 'payment.checkRequested': '#watchingPayment' } as const;

const leaving = reservationSetup.createStateConfig({
  id: 'leavingForBank',
  tags: ['busy'],
  meta: { description: { nl: 'Op weg naar de betaalpagina', en: 'On the way to the payment page' } },
  on: { 'payment.returned': { target: 'watching', actions: 'assignReturned' } },
});

const watching = reservationSetup.createStateConfig({
  id: 'watchingPayment',
  tags: ['busy'],
  meta: { description: { nl: 'Wachten op de uitslag van de betaling', en: 'Waiting how the payment ended' } },
  invoke: {
    id: 'watchPayment',
    src: 'watchPayment',
    input: ({ context }) => ({ reservationId: returnedReservation(context) ?? '' }),
    onDone: answered,
    onError: unanswered,
  },
});

const stillOpen = reservationSetup.createStateConfig({
  id: 'paymentStillOpen',
  meta: { description: { nl: 'De bank heeft nog niets laten weten', en: 'The bank has not told anything yet' } },
  invoke: {
    id: 'watchPaymentLonger',
    src: 'watchPayment',
    input: ({ context }) => ({ reservationId: returnedReservation(context) ?? '' }),
    onDone: answered,
    onError: unanswered,
  },
  on: checkAgain,
});

const unreachable = reservationSetup.createStateConfig({
  meta: { description: { nl: 'De uitslag kon niet worden opgehaald', en: 'The result could not be loaded' } },
  on: checkAgain,
});

export const redirecting = reservationSetup.createStateConfig({
  id: 'redirecting',
  initial: 'deciding',
  meta: { description: { nl: 'Bij de bank, of net terug', en: 'At the bank, or just back' } },
  on: {
    'facts.changed': [holdWasLost, wasConfirmed, { actions: updateFacts }],
    'step.entered': pageChanged,
  },
  states: {
    deciding: {
      meta: { description: { nl: 'Heen of terug?', en: 'Going or coming back?' } },
      always: [{ guard: 'cameBack', target: 'watching' }, { target: 'leaving' }],
    },
    leaving,
    watching,
    stillOpen,
    unreachable,
  },
});
