import type { Proposal } from '#contract/names.ts';
import type { NotBooked } from '#machines/reservation/adding.types.ts';
import type { ReservationFacts } from '#machines/reservation/reservation.types.ts';

export type OfferedProposal = Pick<Proposal, 'id' | 'kind'>;

export type ProposalsInput = { slug: string };

export type ProposalsContext = {
  slug: string;
  offered: OfferedProposal[];
  /** The proposal that is being booked. */
  chosenId: string | null;
  ending: ProposalsOutput;
};

export type ProposalsEvent =
  | { type: 'proposal.chosen'; proposalId: string }
  | { type: 'proposals.dismissed' }
  /** Something else is booked now, so what was worked out is stale. */
  | { type: 'booking.changed' };

export type Proposed = { proposals: OfferedProposal[] };
export type ProposalTaken = { reservation: ReservationFacts; notBooked: NotBooked[] };

export type ProposalsAnswer =
  | { type: 'xstate.done.actor.requestProposals'; output: Proposed }
  | { type: 'xstate.error.actor.requestProposals'; error: unknown }
  | { type: 'xstate.done.actor.takeProposal'; output: ProposalTaken }
  | { type: 'xstate.error.actor.takeProposal'; error: unknown };

export type ProposalsOutput =
  | ({ kind: 'taken' } & ProposalTaken)
  | { kind: 'dismissed' }
  /** `problem`: a problem code of the server; 'internal' when there was nothing to propose. */
  | { kind: 'failed'; problem: string };
