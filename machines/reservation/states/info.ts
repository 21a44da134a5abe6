import { reservationSetup } from '../reservationActions.ts';
import {
  changeMessage,
  confirmFirst,
  emptied,
  ended,
  factsChanged,
  pageChanged,
  updateFacts,
  updateReservation,
} from './transitions.ts';

const identifying = reservationSetup.createStateConfig({
  meta: { description: { nl: 'Inloggen of registreren', en: 'Logging in or registering' } },
  invoke: {
    id: 'identify',
    src: 'identify',
    onDone: [ended, { target: '#linkingCustomer', actions: 'assignLogin' }],
    onError: 'deciding',
  },
});

const counted = { guard: 'visitsAreCounted', target: 'countingVisits' } as const;

const reviewing = reservationSetup.createStateConfig({
  tags: ['mayContinue'],
  meta: { description: { nl: 'Gegevens en opmerkingen nakijken', en: 'Checking details and remarks' } },
  on: { 'visits.changed': counted },
});

const countingVisits = reservationSetup.createStateConfig({
  tags: ['busy'],
  meta: { description: { nl: 'De bezoeken op de badenkaart worden geteld', en: 'Counting the visits on the cards' } },
  invoke: {
    id: 'countVisits',
    src: 'countVisits',
    input: ({ context: { facts } }) => ({ date: facts.reservation?.date ?? '' }),
    onDone: { target: 'reviewing', actions: 'assignVisits' },
    onError: { target: 'visitsUnknown' },
  },
});

const visitsUnknown = reservationSetup.createStateConfig({
  meta: { description: { nl: 'De bezoeken konden niet worden geteld', en: 'The visits could not be counted' } },
  on: { 'visits.changed': 'countingVisits' },
});

const linkFailed = reservationSetup.createStateConfig({
  meta: { description: { nl: 'De klant kon niet worden gekoppeld', en: 'The customer could not be linked' } },
  on: { 'link.retried': '#linkingCustomer' },
});

export const info = reservationSetup.createStateConfig({
  id: 'info',
  initial: 'deciding',
  entry: 'clearQuestion',
  meta: { description: { nl: 'Zeggen wie er komt', en: 'Saying who is coming' } },
  on: {
    'step.requested': [
      { guard: 'paymentIsOpen', target: '#paying' },
      { guard: 'stepIsOpen', actions: 'emitStepRequest' },
    ],
    'message.changeRequested': changeMessage,
    'removal.requested': confirmFirst,
    'emptying.requested': confirmFirst,
    'facts.changed': [
      factsChanged[0],
      factsChanged[1],
      { guard: 'identityChanged', target: '#restoring', actions: updateFacts },
      factsChanged[2],
      factsChanged[3],
    ],
    'hold.ended': '#expired',
    'step.entered': pageChanged,
  },
  states: {
    deciding: {
      meta: { description: { nl: 'Is er al een klant?', en: 'Is there a customer already?' } },
      always: [
        counted,
        { guard: 'customerIsLinked', target: 'reviewing' },
        { guard: 'customerIsLoggedIn', target: '#linkingCustomer' },
        { target: 'identifying' },
      ],
    },
    identifying,
    countingVisits,
    visitsUnknown,
    reviewing,
    linkFailed: { ...linkFailed, id: 'linkFailed' },
  },
});

export const linkingCustomer = reservationSetup.createStateConfig({
  id: 'linkingCustomer',
  tags: ['busy'],
  entry: 'clearFailure',
  meta: { description: { nl: 'De klant wordt aan de reservering gekoppeld', en: 'Linking the customer' } },
  invoke: {
    id: 'linkCustomer',
    src: 'linkCustomer',
    input: ({ context }) => ({ slug: context.flow.slug }),
    onDone: [emptied, { target: '#info', actions: updateReservation }],
    onError: [ended, { target: '#linkFailed', actions: 'emitLinkFailed' }],
  },
  on: { 'step.entered': pageChanged },
});
