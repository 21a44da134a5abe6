import { reservationSetup } from '../reservationActions.ts';
import { pickingFirstTime } from './pickingTime.ts';
import { pageChanged, placeLost, updateFacts } from './transitions.ts';
import { writingFirstMessage } from './writingMessage.ts';

const givesUp = { guard: 'changeGivesUpReservation', target: 'cancelling', actions: 'assignQuestion' } as const;

const changed = [givesUp, { actions: 'applyChange' }] as const;

const requested = [
  { guard: 'dateIsMissing', actions: 'emitDateRequired' },
  { guard: 'timesAreMissing', actions: 'emitTimesRequired' },
  { target: '#creating', actions: 'assignRequest' },
] as const;

const idle = reservationSetup.createStateConfig({
  tags: ['mayContinue'],
  entry: 'clearRequest',
  always: { guard: 'bookedElsewhere', target: '#restoring' },
  meta: { description: { nl: 'Personen, dag en tijden kiezen', en: 'Choosing persons, day and times' } },
  on: {
    'personCount.changed': changed,
    'date.chosen': changed,
    'checkinGroup.chosen': changed,
    'xstate.done.actor.stayPicker': changed,
    'checkin.requested': requested,
    'collection.requested': requested,
    'giftCard.requested': [
      { guard: 'messageHasToBeWritten', target: 'writingMessage', actions: 'assignRequest' },
      requested[2],
    ],
    'subscription.requested': requested[2],
    'alternative.chosen': [
      givesUp,
      { guard: 'changeIsReal', actions: 'applyChange' },
      { guard: 'alternativeRepeatsRequest', target: '#creating', actions: 'repeatRequest' },
    ],
    'product.requested': [
      { guard: 'dateIsMissingBeforeTime', target: 'choosingDate.beforeTime', actions: 'assignRequest' },
      { guard: 'onlyTheDateIsMissing', target: 'choosingDate.beforeAdding', actions: 'assignRequest' },
      requested[0],
      requested[1],
      { guard: 'timeHasToBeChosen', target: 'pickingTime', actions: 'assignRequest' },
      requested[2],
    ],
  },
});

const choosingDate = reservationSetup.createStateConfig({
  initial: 'beforeAdding',
  meta: {
    description: { nl: 'Eerst een dag kiezen voor de behandeling', en: 'Choosing a day for the treatment first' },
  },
  on: { 'date.dismissed': 'idle' },
  states: {
    beforeTime: {
      meta: { description: { nl: 'Daarna komt de tijd', en: 'The time comes next' } },
      on: { 'date.chosen': { guard: 'changeIsReal', target: '#pickingFirstTime', actions: 'applyChange' } },
    },
    beforeAdding: {
      meta: { description: { nl: 'Daarna wordt toegevoegd', en: 'Adding comes next' } },
      on: { 'date.chosen': { guard: 'changeIsReal', target: '#creating', actions: 'applyChange' } },
    },
  },
});

const cancelling = reservationSetup.createStateConfig({
  tags: ['busy'],
  meta: { description: { nl: 'De lege reservering wordt losgelaten', en: 'Letting go of the empty reservation' } },
  invoke: {
    id: 'cancelReservation',
    src: 'cancelReservation',
    input: ({ context }) => ({ slug: context.flow.slug }),
    onDone: { target: 'idle', actions: ['clearReservation', 'setHoldClock', 'applyQuestion'] },
    onError: [
      { guard: 'reservationEnded', target: 'idle', actions: ['clearReservation', 'setHoldClock', 'applyQuestion'] },
      { target: 'idle', actions: ['emitCancelFailed', 'clearQuestion'] },
    ],
  },
  on: { 'facts.changed': { actions: updateFacts } },
});

export const draft = reservationSetup.createStateConfig({
  id: 'draft',
  initial: 'idle',
  entry: ['clearQuestion', 'settleStep'],
  meta: { description: { nl: 'Nog niets gereserveerd', en: 'Nothing reserved yet' } },
  on: {
    'facts.changed': [placeLost[2], { actions: updateFacts }],
    'hold.ended': { actions: 'clearReservation' },
    'step.entered': pageChanged,
  },
  states: { idle, choosingDate, pickingTime: pickingFirstTime, writingMessage: writingFirstMessage, cancelling },
});
