import type { Repair, RepairMove, RepairOrder } from '#contract/names.ts';
import type { RepairsContext } from './repairs.types.ts';

export const chosenRepair = ({ proposals, kind }: RepairsContext): Repair | null =>
  proposals?.repairs.find((repair) => repair.kind === kind) ?? null;

export const chosenMoves = (context: RepairsContext): RepairMove[] =>
  (chosenRepair(context)?.moves ?? []).filter(({ itemId }) => !context.unchosenIds.includes(itemId));

/** Of a context with a disruption. */
export const orderOf = (context: RepairsContext): RepairOrder => ({
  disruption: context.disruption!,
  moves: chosenMoves(context),
  notifyGuests: context.notifyGuests,
});
