import type { LocalDate } from '#domain/values/localDate.ts';
import type { Disruption, Repair, RepairOrder, RepairProposals, RepairResult } from '#contract/names.ts';
import type { Refused } from '#machines/failureCode.ts';

/**
 * `unchosenIds`: items of the chosen repair that stay where they are. `chosenDays`: of reservations, other than the nearest; null
 * stays where it is.
 */
export type RepairsContext = {
  disruption: Disruption | null;
  proposals: RepairProposals | null;
  kind: Repair['kind'] | null;
  unchosenIds: readonly string[];
  chosenDays: Readonly<Record<string, LocalDate | null>>;
  notifyGuests: boolean;
  result: RepairResult | null;
  refused: Refused | null;
};

export type RepairsEvent =
  | { type: 'disruption.told'; disruption: Disruption }
  | { type: 'repair.chosen'; kind: Repair['kind'] }
  | { type: 'move.toggled'; itemId: string }
  | { type: 'otherDay.chosen'; reservationId: string; date: LocalDate | null }
  | { type: 'mail.toggled' }
  | { type: 'repair.confirmed' }
  | { type: 'disruption.reopened' };

export type RepairsAnswer =
  | { type: 'xstate.done.actor.proposeRepairs'; output: RepairProposals }
  | { type: 'xstate.error.actor.proposeRepairs'; error: unknown }
  | { type: 'xstate.done.actor.applyRepair'; output: RepairResult }
  | { type: 'xstate.error.actor.applyRepair'; error: unknown };

export type ProposeInput = { disruption: Disruption };
export type ApplyInput = { order: RepairOrder };
