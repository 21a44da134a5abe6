import { reservationSetup } from '../reservationActions.ts';
import { ended, knowFacts, knowReservation, placeLost } from './transitions.ts';

const dismissed = { target: 'idle', actions: 'forgetProposals' } as const;

const failed = [ended, { target: 'idle', actions: ['tellProposalFailed', 'forgetProposals'] }] as const;

export const proposing = reservationSetup.createStateConfig({
  tags: ['busy', 'dialogOpen'],
  entry: 'forgetFailure',
  meta: { description: { nl: 'Voorstellen voor de hele groep worden bedacht', en: 'Proposals are being worked out' } },
  invoke: {
    id: 'requestProposals',
    src: 'requestProposals',
    input: ({ context }) => ({ slug: context.flow.slug }),
    onDone: [
      { guard: 'somethingIsProposed', target: 'choosingProposal', actions: 'keepProposals' },
      { target: 'idle', actions: 'tellProposalFailed' },
    ],
    onError: failed,
  },
  on: {
    'proposals.dismissed': dismissed,
    'facts.changed': [
      ...placeLost,
      { guard: 'bookingChanged', target: 'proposing', reenter: true, actions: knowFacts },
      { actions: knowFacts },
    ],
  },
});

export const choosingProposal = reservationSetup.createStateConfig({
  tags: ['dialogOpen'],
  meta: { description: { nl: 'Een voorstel kiezen', en: 'Choosing a proposal' } },
  on: {
    'proposal.chosen': { guard: 'proposalIsOffered', target: 'takingProposal', actions: 'keepProposalId' },
    'proposals.dismissed': dismissed,
    'facts.changed': [
      ...placeLost,
      { guard: 'bookingChanged', target: 'idle', actions: [...knowFacts, 'forgetProposals'] },
      { actions: knowFacts },
    ],
  },
});

export const takingProposal = reservationSetup.createStateConfig({
  tags: ['busy', 'dialogOpen'],
  meta: { description: { nl: 'Het voorstel wordt geboekt', en: 'The proposal is being booked' } },
  invoke: {
    id: 'takeProposal',
    src: 'takeProposal',
    input: ({ context }) => ({ slug: context.flow.slug, proposalId: context.proposalId ?? '' }),
    onDone: [
      {
        guard: 'somethingWasRefused',
        target: '#restoring',
        actions: [...knowReservation, 'forgetOutcome', 'keepOutcome', 'tellNotBooked'],
      },
      { target: '#restoring', actions: [...knowReservation, 'forgetOutcome', 'tellProposalTaken'] },
    ],
    onError: failed,
  },
  on: { 'facts.changed': { actions: knowFacts } },
});
