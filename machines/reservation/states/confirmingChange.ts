import { reservationSetup } from '../reservationActions.ts';
import {
  backToOpenPage,
  backToPage,
  emptied,
  ended,
  pageChanged,
  factsChanged,
  updateReservation,
} from './transitions.ts';

const asking = reservationSetup.createStateConfig({
  exit: 'clearFailure',
  meta: { description: { nl: 'Een open vraag beantwoorden', en: 'Answering an open question' } },
  on: {
    'change.confirmed': [{ guard: 'questionIsRemoval', target: 'removing' }, { target: 'cancelling' }],
    'change.dismissed': backToPage([]),
    'facts.changed': factsChanged,
    'hold.ended': '#expired',
    'step.entered': pageChanged,
  },
});

const released = ['clearReservation', 'setHoldClock', 'applyQuestion'] as const;

const cancelling = reservationSetup.createStateConfig({
  tags: ['busy'],
  meta: { description: { nl: 'De reservering wordt losgelaten', en: 'The reservation is being given up' } },
  invoke: {
    id: 'cancelForChange',
    src: 'cancelReservation',
    input: ({ context }) => ({ slug: context.flow.slug }),
    onDone: { target: '#draft', actions: released },
    onError: [
      { guard: 'reservationEnded', target: '#draft', actions: released },
      { target: 'asking', actions: 'emitCancelFailed' },
    ],
  },
});

const removing = reservationSetup.createStateConfig({
  tags: ['busy'],
  meta: { description: { nl: 'Het product wordt verwijderd', en: 'The product is being removed' } },
  invoke: {
    id: 'removeItem',
    src: 'removeItem',
    input: ({ context: { flow, question } }) => ({
      slug: flow.slug,
      removal: question?.kind === 'removal' ? question.removal : null,
    }),
    onDone: [
      { ...emptied, actions: [...emptied.actions, 'clearOutcome'] },
      ...backToOpenPage([...updateReservation, 'clearOutcome']),
    ],
    onError: [ended, ...backToOpenPage(['emitRemovalFailed'])],
  },
});

export const confirmingChange = reservationSetup.createStateConfig({
  id: 'confirmingChange',
  initial: 'asking',
  meta: { description: { nl: 'Een wijziging bevestigen', en: 'Confirming a change' } },
  states: { asking, cancelling, removing },
});
