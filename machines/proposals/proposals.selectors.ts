import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { proposalsMachine } from './proposals.machine.ts';
import type { OfferedProposal } from './proposals.types.ts';

type Snapshot = SnapshotFrom<typeof proposalsMachine>;
export type ProposalsRef = ActorRefFrom<typeof proposalsMachine>;

export const isRequesting = (snapshot: Snapshot): boolean => snapshot.matches('requesting');
export const isChoosing = (snapshot: Snapshot): boolean => snapshot.matches('choosing');

export const offeredProposals = ({ context }: Snapshot): OfferedProposal[] => context.offered;

export const chosenProposal = (snapshot: Snapshot): string | null =>
  snapshot.matches('taking') ? snapshot.context.chosenId : null;
