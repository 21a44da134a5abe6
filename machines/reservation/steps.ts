import { lastAvailableStep } from '#domain/booking/lastAvailableStep.ts';
import { stepsOf } from '#domain/catalog/steps.ts';
import type { StepId } from '#domain/catalog/steps.ts';
import { restorePoint } from '#domain/booking/restorePoint.ts';
import type { RestoreFacts, RestorePoint } from '#domain/booking/restorePoint.ts';
import { visitsShort } from '#domain/credits/visits.ts';
import type { ReservationContext } from './reservation.types.ts';

type Known = Pick<ReservationContext, 'flow' | 'facts'>;
type Where = Known & Pick<ReservationContext, 'step' | 'payment'>;

/** Visits the customer's cards are short of; 0 while they were not counted, for the server refuses what is missing. */
export function shortOfVisits({ flow, facts: { visits, reservation } }: Known): number {
  if (!flow.paysWithVisits || visits === null || reservation === null) return 0;
  return visitsShort(visits.left, reservation.personsWithProducts.length);
}

function stepFacts(known: Known): RestoreFacts {
  const { reservation } = known.facts;
  if (reservation === null) return { ...known.facts, reservation };
  return { ...known.facts, reservation: { ...reservation, visitsAreMissing: shortOfVisits(known) > 0 } };
}

/** The flow's steps in order. */
export function stepIds(flow: { subFlowCount: number }): StepId[] {
  const subFlows = Array.from({ length: flow.subFlowCount }, () => ({ name: null }));
  return stepsOf({ subFlows }).map(({ id }) => id);
}

/** Index of the last step that is open (specification §4); 0 without a reservation. */
export function lastOpenStep(known: Known): number {
  const { reservation } = stepFacts(known);
  return reservation === null ? 0 : lastAvailableStep(stepIds(known.flow).length, reservation);
}

export function isStepOpen(context: Where, step: StepId): boolean {
  const index = stepIds(context.flow).indexOf(step);
  return index >= 0 && index <= lastOpenStep(context);
}

/** The reservation with which the visitor came back from the bank; null once that is settled. */
export const returnedReservation = ({ payment }: Pick<ReservationContext, 'payment'>): string | null =>
  payment?.kind === 'returned' ? payment.reservationId : null;

/** Where the visitor belongs, by the facts and the page's path. */
export function placeOf(where: Where): RestorePoint {
  const returned = returnedReservation(where) !== null;
  return restorePoint(stepFacts(where), { steps: stepIds(where.flow), step: where.step, returned });
}

/** The step after the page's own; null on the last one. */
export function stepAfter({ flow, step }: Where): StepId | null {
  const steps = stepIds(flow);
  const index = steps.indexOf(step);
  return index < 0 ? null : (steps[index + 1] ?? null);
}
