import { reservationSetup } from '../reservationActions.ts';
import { ended, factsChanged, knowReservation, pageChanged } from './transitions.ts';

const asking = reservationSetup.createStateConfig({
  tags: ['dialogOpen'],
  meta: { description: { nl: 'Een open vraag beantwoorden', en: 'Answering an open question' } },
  on: {
    'change.confirmed': [{ guard: 'questionIsRemoval', target: 'removing' }, { target: 'cancelling' }],
    'change.dismissed': { target: '#restoring', actions: ['resetDraft', 'forgetFailure'] },
    'facts.changed': factsChanged,
    'hold.ended': '#expired',
    'step.entered': pageChanged,
  },
});

const forget = ['forgetReservation', 'setHoldClock', 'applyQuestion'] as const;

const cancelling = reservationSetup.createStateConfig({
  tags: ['busy', 'dialogOpen'],
  entry: 'forgetFailure',
  meta: { description: { nl: 'De reservering wordt losgelaten', en: 'The reservation is being given up' } },
  invoke: {
    id: 'cancelForChange',
    src: 'cancelReservation',
    input: ({ context }) => ({ slug: context.flow.slug }),
    onDone: { target: '#restoring', actions: forget },
    onError: [
      { guard: 'reservationEnded', target: '#restoring', actions: forget },
      { target: 'asking', actions: 'tellCancelFailed' },
    ],
  },
});

const removing = reservationSetup.createStateConfig({
  tags: ['busy', 'dialogOpen'],
  meta: { description: { nl: 'Het product wordt verwijderd', en: 'The product is being removed' } },
  invoke: {
    id: 'removeItem',
    src: 'removeItem',
    input: ({ context: { flow, question } }) => ({
      slug: flow.slug,
      removal: question?.kind === 'removal' ? question.removal : null,
    }),
    onDone: { target: '#restoring', actions: [...knowReservation, 'forgetOutcome'] },
    onError: [ended, { target: '#restoring', actions: 'tellRemovalFailed' }],
  },
});

export const confirmingChange = reservationSetup.createStateConfig({
  id: 'confirmingChange',
  initial: 'asking',
  meta: { description: { nl: 'Een wijziging bevestigen', en: 'Confirming a change' } },
  states: { asking, cancelling, removing },
});
