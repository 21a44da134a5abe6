import { promiseNotProvided } from '#machines/notProvided.ts';
import type { Proposed, ProposalBooked } from './proposals.types.ts';

export const proposalsActors = {
  /** Proposals for everything that is booked and has a time; their days go where the screens read them. */
  requestProposals: promiseNotProvided<Proposed, { slug: string }>('requestProposals'),
  takeProposal: promiseNotProvided<ProposalBooked, { slug: string; proposalId: string }>('takeProposal'),
};

export type ProposalsActors = typeof proposalsActors;
