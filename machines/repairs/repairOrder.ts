import type { OtherDayMove, OtherDayProposal, Repair, RepairMove, RepairOrder } from '#contract/names.ts';
import type { RepairsContext } from './repairs.types.ts';

export const chosenRepair = ({ proposals, kind }: RepairsContext): Repair | null =>
  proposals?.repairs.find((repair) => repair.kind === kind) ?? null;

/** Visits of which something has no place on the day by the chosen repair. */
export function offeredVisits(context: RepairsContext): OtherDayProposal[] {
  const moves = chosenRepair(context)?.moves ?? [];
  const placedIds = new Set(moves.map(({ itemId }) => itemId));
  const { items = [], otherDays = [] } = context.proposals ?? {};
  const unplaced = items.filter(({ itemId }) => !placedIds.has(itemId));
  return otherDays.filter((visit) => unplaced.some(({ reservationId }) => reservationId === visit.reservationId));
}

/** The nearest day, until another is chosen, or none. */
export function chosenVisits(context: RepairsContext): OtherDayMove[] {
  return offeredVisits(context).flatMap(({ reservationId, sequence, options }) => {
    const chosen = context.chosenDays[reservationId];
    const option = chosen === undefined ? options[0] : options.find(({ date }) => date === chosen);
    return option ? [{ reservationId, sequence, date: option.date, startTime: option.startTime }] : [];
  });
}

/** A visit moves as a whole: nothing of one that goes to another day moves on its own. */
export function chosenMoves(context: RepairsContext): RepairMove[] {
  const movingAway = new Set(chosenVisits(context).map(({ reservationId }) => reservationId));
  const items = context.proposals?.items ?? [];
  const movesAway = (id: string): boolean =>
    items.some(({ itemId, reservationId }) => itemId === id && movingAway.has(reservationId));
  return (chosenRepair(context)?.moves ?? []).filter(
    ({ itemId }) => !context.unchosenIds.includes(itemId) && !movesAway(itemId),
  );
}

/** Of a context with a disruption. */
export const orderOf = (context: RepairsContext): RepairOrder => ({
  disruption: context.disruption!,
  moves: chosenMoves(context),
  otherDays: chosenVisits(context),
  notifyGuests: context.notifyGuests,
});
