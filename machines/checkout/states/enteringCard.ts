import { checkoutSetup } from '../checkout.setup.ts';
import { payable } from './redeeming.ts';

const otherPanels = {
  ...payable,
  'method.chosen': { guard: 'otherIsChosen', target: '#choosing', actions: 'assignMethod' },
  'method.closed': { target: '#choosing', actions: 'closeMethod' },
} as const;

export const enteringCard = checkoutSetup.createStateConfig({
  initial: 'openingFields',
  meta: { description: { nl: 'De creditcard wordt ingevuld', en: 'The card is being filled in' } },
  states: {
    openingFields: {
      meta: { description: { nl: 'De kaartvelden worden opgehaald', en: 'The card fields are being fetched' } },
      invoke: {
        id: 'openCardFields',
        src: 'openCardFields',
        input: ({ context: { payAll } }) => ({ payAll }),
        onDone: { target: 'filling', actions: 'assignCardFields' },
        onError: 'unreachable',
      },
      on: otherPanels,
    },
    unreachable: {
      meta: { description: { nl: 'De kaartvelden kwamen niet', en: 'The card fields did not come' } },
      on: { ...otherPanels, 'card.retried': 'openingFields' },
    },
    filling: {
      id: 'fillingCard',
      meta: { description: { nl: 'De kaartgegevens worden ingevuld', en: 'The card details are being filled in' } },
      on: { ...otherPanels, 'order.placed': { target: 'makingToken', actions: 'clearReason' } },
    },
    makingToken: {
      tags: ['busy'],
      meta: { description: { nl: 'De kaart wordt gecontroleerd', en: 'The card is being checked' } },
      invoke: {
        id: 'createCardToken',
        src: 'createCardToken',
        onDone: { target: '#startingPayment', actions: 'assignCardToken' },
        onError: { target: 'filling', actions: 'emitCardFailed' },
      },
    },
  },
});
