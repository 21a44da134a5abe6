import type { SnapshotFrom } from 'xstate';
import type { OtherDayMove, OtherDayProposal, RepairMove, RepairProposals, RepairResult } from '#contract/names.ts';
import type { Refused } from '#machines/failureCode.ts';
import { chosenMoves, chosenRepair, chosenVisits, offeredVisits } from './repairOrder.ts';
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

/** Who may go to another day, because the chosen repair has no place for them. */
export const visitsToOffer = ({ context }: Snapshot): readonly OtherDayProposal[] => offeredVisits(context);

export const visitsToApply = ({ context }: Snapshot): readonly OtherDayMove[] => chosenVisits(context);

/** Of whom something is touched that is placed neither on the day nor on another. */
export const countWithoutPlace = ({ context }: Snapshot): number => {
  const placedIds = new Set(chosenMoves(context).map(({ itemId }) => itemId));
  const movingAway = new Set(chosenVisits(context).map(({ reservationId }) => reservationId));
  const items = context.proposals?.items ?? [];
  return items.filter(({ itemId, reservationId }) => !placedIds.has(itemId) && !movingAway.has(reservationId)).length;
};
