import { reservationSetup } from '../reservationActions.ts';
import { emptied, ended, updateFacts, updateReservation, placeLost } from './transitions.ts';

const refused = [...updateReservation, 'clearOutcome', 'assignOutcome', 'emitNotBooked'] as const;

export const proposing = reservationSetup.createStateConfig({
  entry: 'clearFailure',
  meta: { description: { nl: 'Een voorstel voor de hele groep bekijken', en: 'Looking at plans for the group' } },
  invoke: {
    id: 'proposals',
    src: 'proposals',
    input: ({ context }) => ({ slug: context.flow.slug }),
    onDone: [
      ended,
      { guard: 'proposalFailed', target: 'idle', actions: 'emitProposalFailed' },
      { guard: 'proposalsWereDismissed', target: 'idle' },
      { guard: 'everythingWasRefused', target: '#draft', actions: refused },
      { guard: 'somethingWasRefused', target: 'idle', actions: refused },
      { ...emptied, actions: [...emptied.actions, 'clearOutcome'] },
      { target: 'idle', actions: [...updateReservation, 'clearOutcome', 'assignPlanned', 'emitProposalTaken'] },
    ],
    onError: { target: 'idle', actions: 'emitProposalFailed' },
  },
  on: {
    'facts.changed': [
      ...placeLost,
      { guard: 'bookingChanged', actions: [...updateFacts, 'sendBookingChanged'] },
      { actions: updateFacts },
    ],
  },
});
