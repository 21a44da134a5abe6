import { lastAvailableStep } from '#domain/flows/lastAvailableStep.ts';
import { stepsOf } from '#domain/flows/stepsOf.ts';
import type { StepId } from '#domain/flows/stepsOf.ts';
import { restorePoint } from '#domain/reservation/restorePoint.ts';
import type { RestorePoint } from '#domain/reservation/restorePoint.ts';
import type { Facts, ReservationContext } from './reservation.types.ts';

type Where = Pick<ReservationContext, 'flow' | 'facts' | 'step' | 'returned'>;

/** The flow's steps in order. */
export function stepIds(flow: { subFlowCount: number }): StepId[] {
  const subFlows = Array.from({ length: flow.subFlowCount }, () => ({ name: null }));
  return stepsOf({ subFlows }).map(({ id }) => id);
}

/** Index of the last step that is open (specification §4); 0 without a reservation. */
export function lastOpenStep({ flow, facts }: { flow: { subFlowCount: number }; facts: Facts }): number {
  return facts.reservation === null ? 0 : lastAvailableStep(stepIds(flow).length, facts.reservation);
}

export function isStepOpen(context: Where, step: StepId): boolean {
  const index = stepIds(context.flow).indexOf(step);
  return index >= 0 && index <= lastOpenStep(context);
}

/** Where the visitor belongs, by the facts and the page's path. */
export function placeOf({ flow, facts, step, returned }: Where): RestorePoint {
  return restorePoint(facts, { steps: stepIds(flow), step, returned: returned !== null });
}

/** The step after the page's own; null on the last one. */
export function stepAfter({ flow, step }: Where): StepId | null {
  const steps = stepIds(flow);
  const index = steps.indexOf(step);
  return index < 0 ? null : (steps[index + 1] ?? null);
}
