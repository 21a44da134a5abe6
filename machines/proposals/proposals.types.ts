import type { Proposal } from '#contract/names.ts';
import type { Booked } from '#machines/bookingRequest.types.ts';

export type OfferedProposal = Pick<Proposal, 'id' | 'kind'>;

export type ProposalsInput = { slug: string };

export type ProposalsContext = {
  slug: string;
  offered: OfferedProposal[];
  chosenId: string | null;
  ending: ProposalsOutput;
};

export type ProposalsEvent =
  | { type: 'proposal.chosen'; proposalId: string }
  | { type: 'proposals.dismissed' }
  | { type: 'booking.changed' };

export type Proposed = { proposals: OfferedProposal[] };

export type ProposalsAnswer =
  | { type: 'xstate.done.actor.requestProposals'; output: Proposed }
  | { type: 'xstate.error.actor.requestProposals'; error: unknown }
  | { type: 'xstate.done.actor.takeProposal'; output: Booked }
  | { type: 'xstate.error.actor.takeProposal'; error: unknown };

export type ProposalsOutput =
  | ({ kind: 'booked' } & Booked)
  | { kind: 'dismissed' }
  /** `problem`: a problem code of the server; 'internal' when there was nothing to propose. */
  | { kind: 'failed'; problem: string };
