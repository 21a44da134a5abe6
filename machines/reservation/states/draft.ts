import { reservationSetup } from '../reservationActions.ts';
import { pickingFirstTime } from './pickingTime.ts';
import { knowFacts, pageChanged } from './transitions.ts';
import { writingFirstMessage } from './writingMessage.ts';

const changed = [
  { guard: 'changeGivesUpReservation', target: 'cancelling', actions: 'keepQuestion' },
  { guard: 'changeIsReal', actions: 'applyChange' },
] as const;

const requested = [
  { guard: 'dateIsMissing', actions: 'tellDateRequired' },
  { guard: 'timesAreMissing', actions: 'tellTimesRequired' },
  { target: '#creating', actions: 'keepRequest' },
] as const;

const idle = reservationSetup.createStateConfig({
  tags: ['mayContinue'],
  entry: 'forgetRequest',
  meta: { description: { nl: 'Personen, dag en tijden kiezen', en: 'Choosing persons, day and times' } },
  on: {
    'personCount.changed': changed,
    'date.chosen': changed,
    'checkinGroup.chosen': changed,
    'xstate.done.actor.stayPicker': changed,
    'checkin.requested': requested,
    'collection.requested': requested,
    'giftCard.requested': [
      { guard: 'messageHasToBeWritten', target: 'writingMessage', actions: 'keepRequest' },
      requested[2],
    ],
    'subscription.requested': requested[2],
    'alternative.taken': [
      ...changed,
      { guard: 'alternativeRepeatsRequest', target: '#creating', actions: 'repeatRequest' },
    ],
    'product.requested': [
      requested[0],
      requested[1],
      { guard: 'timeHasToBeChosen', target: 'pickingTime', actions: 'keepRequest' },
      requested[2],
    ],
  },
});

const cancelling = reservationSetup.createStateConfig({
  tags: ['busy'],
  meta: { description: { nl: 'De lege reservering wordt losgelaten', en: 'Letting go of the empty reservation' } },
  invoke: {
    id: 'cancelReservation',
    src: 'cancelReservation',
    input: ({ context }) => ({ slug: context.flow.slug }),
    onDone: { target: 'idle', actions: ['forgetReservation', 'setHoldClock', 'applyQuestion'] },
    onError: [
      { guard: 'reservationEnded', target: 'idle', actions: ['forgetReservation', 'setHoldClock', 'applyQuestion'] },
      { target: 'idle', actions: ['tellCancelFailed', 'forgetQuestion'] },
    ],
  },
  on: { 'facts.changed': { actions: knowFacts } },
});

export const draft = reservationSetup.createStateConfig({
  id: 'draft',
  initial: 'idle',
  meta: { description: { nl: 'Nog niets gereserveerd', en: 'Nothing reserved yet' } },
  on: {
    'facts.changed': [{ guard: 'placeChanged', target: '#restoring', actions: knowFacts }, { actions: knowFacts }],
    'hold.ended': { guard: 'reservationExists', actions: 'forgetReservation' },
    'step.entered': pageChanged,
  },
  states: { idle, pickingTime: pickingFirstTime, writingMessage: writingFirstMessage, cancelling },
});
