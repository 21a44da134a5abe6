import { lastAvailableStep } from '#domain/booking/lastAvailableStep.ts';
import { stepsOf } from '#domain/catalog/steps.ts';
import type { StepId } from '#domain/catalog/steps.ts';
import { restorePoint } from '#domain/booking/restorePoint.ts';
import type { RestoreFacts, RestorePoint } from '#domain/booking/restorePoint.ts';
import { missingVisits } from '#domain/credits/visits.ts';
import type { ReservationContext } from './reservation.types.ts';

type Knowledge = Pick<ReservationContext, 'flow' | 'facts'>;
type Where = Knowledge & Pick<ReservationContext, 'step' | 'payment'>;

/** Visits the customer's cards are short of; 0 while they were not counted, for the server refuses what is missing. */
export function shortOfVisits({ flow, facts: { visits, reservation } }: Knowledge): number {
  if (!flow.paysWithVisits || visits === null || reservation === null) return 0;
  return missingVisits(visits.visitsLeft, reservation.personsWithProducts.length);
}

function stepFacts(knowledge: Knowledge): RestoreFacts {
  const { reservation } = knowledge.facts;
  if (reservation === null) return { ...knowledge.facts, reservation };
  return { ...knowledge.facts, reservation: { ...reservation, visitsAreMissing: shortOfVisits(knowledge) > 0 } };
}

export function stepIds(flow: { subFlowCount: number }): StepId[] {
  const subFlows = Array.from({ length: flow.subFlowCount }, () => ({ name: null }));
  return stepsOf({ subFlows }).map(({ id }) => id);
}

/** Index of the last step that is open (specification §4); 0 without a reservation. */
export function lastOpenStep(knowledge: Knowledge): number {
  const { reservation } = stepFacts(knowledge);
  return reservation === null ? 0 : lastAvailableStep(stepIds(knowledge.flow).length, reservation);
}

export function isStepOpen(context: Where, step: StepId): boolean {
  const index = stepIds(context.flow).indexOf(step);
  return index >= 0 && index <= lastOpenStep(context);
}

/** The reservation with which the visitor came back from the bank; null once that is settled. */
export const returnedReservation = ({ payment }: Pick<ReservationContext, 'payment'>): string | null =>
  payment?.kind === 'returned' ? payment.reservationId : null;

export function placeOf(where: Where): RestorePoint {
  const returned = returnedReservation(where) !== null;
  return restorePoint(stepFacts(where), { steps: stepIds(where.flow), step: where.step, returned });
}

export function stepAfter({ flow, step }: Where): StepId | null {
  const steps = stepIds(flow);
  const index = steps.indexOf(step);
  return index < 0 ? null : (steps[index + 1] ?? null);
}
