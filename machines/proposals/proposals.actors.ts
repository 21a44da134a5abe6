import { promiseNotProvided } from '#machines/notProvided.ts';
import type { Booked } from '#machines/bookingRequest.types.ts';
import type { Proposed } from './proposals.types.ts';

export const proposalsActors = {
  /** Proposals for everything that is booked and has a time; their days go where the screens read them. */
  requestProposals: promiseNotProvided<Proposed, { slug: string }>('requestProposals'),
  takeProposal: promiseNotProvided<Booked, { slug: string; proposalId: string }>('takeProposal'),
};

export type ProposalsActors = typeof proposalsActors;
