import type { ProposalsAnswer, ProposalsEvent } from '#machines/proposals/proposals.types.ts';
import { reservation } from './reservationFixtures.ts';
import type { EventsByType } from './eventsByType.ts';

const broken = { code: 'payment_provider_unavailable' };

export const proposalsEvents = {
  'proposal.chosen': [
    { type: 'proposal.chosen', proposalId: 'v1' },
    { type: 'proposal.chosen', proposalId: 'v9' },
  ],
  'proposals.dismissed': [{ type: 'proposals.dismissed' }],
  'booking.changed': [{ type: 'booking.changed' }],
  'xstate.done.actor.requestProposals': [
    { type: 'xstate.done.actor.requestProposals', output: { proposals: [{ id: 'v1', kind: 'together' }] } },
    { type: 'xstate.done.actor.requestProposals', output: { proposals: [] } },
  ],
  'xstate.error.actor.requestProposals': [{ type: 'xstate.error.actor.requestProposals', error: broken }],
  'xstate.done.actor.takeProposal': [
    { type: 'xstate.done.actor.takeProposal', output: { reservation: reservation(), notBooked: [] } },
  ],
  'xstate.error.actor.takeProposal': [{ type: 'xstate.error.actor.takeProposal', error: broken }],
} satisfies EventsByType<ProposalsEvent | ProposalsAnswer>;
