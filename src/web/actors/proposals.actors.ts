import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Flow } from '#contract/names.ts';
import type { ProposalsActors } from '#machines/proposals/proposals.actors.ts';
import * as calls from '#web/queries/reservationCalls.ts';
import { answersOf } from './answers.ts';
import { requestProposals } from './requestProposals.ts';

export function proposalsActors(client: QueryClient, flow: Flow): ProposalsActors {
  const { added, refused } = answersOf(client, flow);
  return {
    requestProposals: fromPromise(({ input }) => requestProposals(client, input.slug).catch(refused)),
    takeProposal: fromPromise(({ input }) =>
      calls.takeProposal({ slug: input.slug }, input.proposalId).then(added, refused),
    ),
  };
}
