import { assertEvent } from 'xstate';
import { reservationSetup } from '../reservationActions.ts';
import { backToOpenPage, ended, pageChanged, factsChanged, updateReservation } from './transitions.ts';

const writing = reservationSetup.createStateConfig({
  exit: 'clearFailure',
  meta: { description: { nl: 'Iets anders op de cadeaubon schrijven', en: 'Writing something else on the gift card' } },
  on: {
    'message.written': 'saving',
    'message.dismissed': backToOpenPage([]),
    'facts.changed': factsChanged,
    'hold.ended': '#expired',
    'step.entered': pageChanged,
  },
});

const saving = reservationSetup.createStateConfig({
  tags: ['busy'],
  meta: { description: { nl: 'Het bericht wordt bewaard', en: 'The message is being saved' } },
  invoke: {
    id: 'changeMessage',
    src: 'changeMessage',
    input: ({ context: { flow, question }, event }) => {
      assertEvent(event, 'message.written');
      return { slug: flow.slug, itemId: question?.kind === 'message' ? question.itemId : '', message: event.message };
    },
    onDone: backToOpenPage([...updateReservation, 'emitMessageChanged']),
    onError: [ended, { target: 'writing', actions: 'emitMessageFailed' }],
  },
});

export const changingMessage = reservationSetup.createStateConfig({
  id: 'changingMessage',
  initial: 'writing',
  meta: { description: { nl: 'Het bericht van een cadeaubon', en: 'The message of a gift card' } },
  states: { writing, saving },
});
