import type { BookingRequest, Day, ExistingBooking } from '#domain/scheduling/day/day.ts';
import { dayOffers } from '#domain/scheduling/day/dayOffers.ts';
import type { OfferedParts } from '#domain/scheduling/day/dayOffers.ts';
import { proposeDays } from '#domain/scheduling/day/proposals.ts';
import type { DayProposal } from '#domain/scheduling/day/proposals.ts';
import { refusalFindings } from '#domain/scheduling/day/refusalFindings.ts';
import type { RefusalFindings } from '#domain/scheduling/day/refusalFindings.ts';
import type { LostBooking, RepairDay } from '#domain/scheduling/repairs/repairDay.ts';
import { repairPlans } from '#domain/scheduling/repairs/repairPlans.ts';
import type { ProposedRepair } from '#domain/scheduling/repairs/repairPlans.ts';
import { withinPlannerLimits } from './plannerWork.ts';

interface Tasks {
  proposals: {
    input: [day: Day, existingBookings: readonly ExistingBooking[], requests: readonly BookingRequest[]];
    result: DayProposal[];
  };
  offers: { input: [day: Day, offers: readonly OfferedParts[]]; result: boolean };
  /** Null beyond the planner's limits. */
  refusal: { input: Parameters<typeof refusalFindings>; result: RefusalFindings | null };
  repairs: { input: [day: RepairDay, lost: readonly LostBooking[]]; result: ProposedRepair[] };
}

export type PlanningTask = keyof Tasks;
export type PlanningInput<Task extends PlanningTask> = Tasks[Task]['input'];
export type PlanningResult<Task extends PlanningTask> = Tasks[Task]['result'];

/** What may be planned on a thread: plain values in and out, and the same on the event loop. */
const tasks: { [Task in PlanningTask]: (...input: PlanningInput<Task>) => PlanningResult<Task> } = {
  proposals: (...input) => withinPlannerLimits(() => proposeDays(...input), []),
  offers: (...input) => withinPlannerLimits(() => dayOffers(...input), false),
  refusal: (...input) => withinPlannerLimits(() => refusalFindings(...input), null),
  repairs: (...input) => withinPlannerLimits(() => repairPlans(...input), []),
};

export const doTask = <Task extends PlanningTask>(task: Task, input: PlanningInput<Task>): PlanningResult<Task> =>
  tasks[task](...input);
