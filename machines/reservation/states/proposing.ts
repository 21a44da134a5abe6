import { reservationSetup } from '../reservationActions.ts';
import { emptied, knowFacts, knowReservation, placeLost } from './transitions.ts';

const refused = [...knowReservation, 'forgetOutcome', 'keepOutcome', 'tellNotBooked'] as const;

export const proposing = reservationSetup.createStateConfig({
  entry: 'forgetFailure',
  meta: { description: { nl: 'Een voorstel voor de hele groep bekijken', en: 'Looking at plans for the group' } },
  invoke: {
    id: 'proposals',
    src: 'proposals',
    input: ({ context }) => ({ slug: context.flow.slug }),
    onDone: [
      { guard: 'reservationEnded', target: '#expired', actions: 'learnEnding' },
      { guard: 'proposalFailed', target: 'idle', actions: 'tellProposalFailed' },
      { guard: 'proposalsWereDismissed', target: 'idle' },
      { guard: 'everythingWasRefused', target: '#draft', actions: [...refused, 'settleStep'] },
      { guard: 'somethingWasRefused', target: 'idle', actions: refused },
      { ...emptied, actions: [...emptied.actions, 'forgetOutcome'] },
      { target: 'idle', actions: [...knowReservation, 'forgetOutcome', 'tellProposalTaken'] },
    ],
    onError: { target: 'idle', actions: 'tellProposalFailed' },
  },
  on: {
    'facts.changed': [
      ...placeLost,
      { guard: 'bookingChanged', actions: [...knowFacts, 'tellBookingChanged'] },
      { actions: knowFacts },
    ],
  },
});
