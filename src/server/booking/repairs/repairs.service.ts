import type { Disruption, RepairOrder, RepairProposals, RepairResult } from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { dryRun } from '#server/db/dryRun.ts';
import type { Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { readBoardResources } from '#server/scheduling/dayBoard/boardDay.service.ts';
import { writeDisruption } from '#server/scheduling/repairs/disruption.service.ts';
import { lostItems } from '#server/scheduling/repairs/lostItems.service.ts';
import { readRepairDay } from '#server/scheduling/repairs/repairDay.service.ts';
import { recordReading } from '#server/trail/recordReading.ts';
import { venueNow } from '../planning/groupDay.ts';
import { repairsCost } from '../rows/planningCosts.ts';
import { applyMoves } from './applyMoves.ts';
import type { RepairCaller, RepairsDeps } from './repairsDeps.ts';
import { otherDays } from './otherDays.ts';
import { disruptedItems, repairView } from './repairView.ts';

export type RepairsService = ReturnType<typeof makeRepairsService>;

export function makeRepairsService(deps: RepairsDeps) {
  const { db, clock } = deps;
  const readLost = async (tx: Tx, { venue, language }: RepairCaller, date: LocalDate, itemIds: readonly string[]) => {
    const scope = { venueId: venue.venueId, now: venueNow(clock, venue), date };
    const items = await lostItems(tx, scope, { itemIds, language });
    return { items, ...(await readRepairDay(tx, scope, items)) };
  };
  return {
    /** A dry run; names guests. Throws `validation_failed`, also for a day that has passed. */
    async propose(caller: RepairCaller, date: LocalDate, disruption: Disruption): Promise<RepairProposals> {
      const { venueId } = caller.venue;
      mustBeAhead(deps, caller, date);
      await recordReading(db, { venueId, kind: 'reservation', id: 'all' }, 'searched');
      const { lost, day, items, resources } = await dryRun(db, async (tx) => {
        await writeDisruption(deps, tx, caller, { date, disruption });
        const repair = await readLost(tx, caller, date, disruption.itemIds);
        return { ...repair, resources: await readBoardResources(tx, { venueId, date }) };
      });
      const plans = await deps.planner.plan('repairs', [day, lost], { cost: repairsCost(lost), isContinued: true });
      const repairs = plans.map((plan) => repairView(plan, lost));
      const touched = disruptedItems(items, lost);
      const isPlaced = (itemId: string): boolean =>
        repairs.length > 0 && repairs.every(({ moves }) => moves.some((move) => move.itemId === itemId));
      const reservationIds = touched
        .filter(({ itemId }) => !isPlaced(itemId))
        .map(({ reservationId }) => reservationId);
      const source = { db, clock, venue: caller.venue };
      const visits = await otherDays(source, { date, reservationIds, language: caller.language });
      return { items: touched, resources, repairs, otherDays: visits };
    },

    /** All or nothing. Throws `validation_failed`, `version_conflict`, `times_unavailable`. */
    async apply(
      caller: RepairCaller,
      date: LocalDate,
      { saveResponse, ...order }: RepairOrder & { saveResponse: SaveResponse<RepairResult> },
    ): Promise<RepairResult> {
      mustBeAhead(deps, caller, date);
      return inTransaction(db, async (tx) => {
        const write = () => writeDisruption(deps, tx, caller, { date, disruption: order.disruption });
        const moved = await applyMoves(deps, tx, caller, { date, ...order, write });
        const { items, lost } = await readLost(tx, caller, date, []);
        const result = { ...moved, leftOver: disruptedItems(items, lost) };
        await saveResponse(tx, result);
        return result;
      });
    },
  };
}

function mustBeAhead({ clock }: RepairsDeps, { venue }: RepairCaller, date: LocalDate): void {
  if (date < venueNow(clock, venue).today)
    throw problem('validation_failed', { errors: [{ pointer: '/date', code: 'past' }] });
}
