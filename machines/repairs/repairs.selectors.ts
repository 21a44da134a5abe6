import type { SnapshotFrom } from 'xstate';
import type { RepairMove, RepairProposals, RepairResult } from '#contract/names.ts';
import type { Refused } from '#machines/failureCode.ts';
import { chosenMoves, chosenRepair } from './repairOrder.ts';
import type { repairsMachine } from './repairs.machine.ts';

type Snapshot = SnapshotFrom<typeof repairsMachine>;

export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

export const shownProposals = ({ context }: Snapshot): RepairProposals | null => context.proposals;

export const shownResult = ({ context }: Snapshot): RepairResult | null => context.result;

export const repairRefused = ({ context }: Snapshot): Refused | null => context.refused;

export const isMailed = ({ context }: Snapshot): boolean => context.notifyGuests;

export const chosenKind = ({ context }: Snapshot) => context.kind;

/** Of the chosen repair, also those that are not to be carried out. */
export const offeredMoves = ({ context }: Snapshot): readonly RepairMove[] => chosenRepair(context)?.moves ?? [];

export const movesToApply = ({ context }: Snapshot): readonly RepairMove[] => chosenMoves(context);
