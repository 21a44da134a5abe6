import { reservationSetup } from '../reservationActions.ts';
import { adding } from './adding.ts';
import { pickingTime } from './pickingTime.ts';
import { proposing } from './proposing.ts';
import { changeConfirmedFirst, changeMessage, confirmFirst, pageChanged, factsChanged } from './transitions.ts';
import { writingMessage } from './writingMessage.ts';

const requested = { target: 'adding', actions: 'assignRequest' } as const;

const idle = reservationSetup.createStateConfig({
  tags: ['mayContinue'],
  entry: 'clearRequest',
  meta: { description: { nl: 'Per gast toevoegen en verwijderen', en: 'Adding and removing per guest' } },
  on: {
    'personCount.changed': changeConfirmedFirst,
    'date.chosen': changeConfirmedFirst,
    'checkinGroup.chosen': changeConfirmedFirst,
    'xstate.done.actor.stayPicker': changeConfirmedFirst,
    'checkin.requested': [{ guard: 'guestsAreBooked', actions: 'goOn' }, requested],
    'collection.requested': requested,
    'giftCard.requested': [
      { guard: 'messageHasToBeWritten', target: 'writingMessage', actions: 'assignRequest' },
      requested,
    ],
    'subscription.requested': { actions: 'goOn' },
    'alternative.chosen': [
      changeConfirmedFirst,
      { guard: 'alternativeRepeatsRequest', target: 'adding', actions: 'repeatRequest' },
    ],
    'proposals.requested': { guard: 'groupMayPropose', target: 'proposing' },
    'product.requested': [{ guard: 'timeHasToBeChosen', target: 'pickingTime', actions: 'assignRequest' }, requested],
    'message.changeRequested': changeMessage,
    'removal.requested': confirmFirst,
    'emptying.requested': confirmFirst,
    'step.requested': [
      { guard: 'paymentIsOpen', target: '#paying' },
      { guard: 'stepIsOpen', actions: 'emitStepRequest' },
    ],
  },
});

export const selecting = reservationSetup.createStateConfig({
  id: 'selecting',
  initial: 'idle',
  entry: 'clearQuestion',
  meta: { description: { nl: 'De reservering samenstellen', en: 'Putting the reservation together' } },
  on: { 'facts.changed': factsChanged, 'hold.ended': '#expired', 'step.entered': pageChanged },
  states: { idle, pickingTime, writingMessage, adding, proposing },
});
