import { lastAvailableStep, type StepFacts } from './lastAvailableStep.ts';
import type { StepId } from '../catalog/steps.ts';

export type RestoreFacts = {
  reservation: StepFacts | null;
  customerLoggedIn: boolean;
  gone: 'expired' | 'cancelled' | 'confirmed' | null;
};

export type RestoreTarget = {
  steps: readonly StepId[];
  step: StepId;
  returned: boolean;
};

export type RestoreState =
  | 'draft'
  | 'selecting'
  | 'info'
  | 'linkingCustomer'
  | 'paying'
  | 'redirecting'
  | 'expired'
  | 'finished';

export type RestorePoint = { state: RestoreState; step: StepId };

/** Decisions §10: a closed step gives the last open one; a return from the bank waits for its answer first. */
export function restorePoint(facts: RestoreFacts, target: RestoreTarget): RestorePoint {
  const returned = target.returned && target.step === 'payment';
  if (returned && facts.gone !== 'confirmed' && (facts.reservation !== null || facts.gone !== null)) {
    return { state: 'redirecting', step: 'payment' };
  }
  if (!facts.reservation) return withoutReservation(facts, target);

  const requestedIndex = Math.max(0, target.steps.indexOf(target.step));
  const step =
    target.steps[Math.min(requestedIndex, lastAvailableStep(target.steps.length, facts.reservation))] ?? 'index';
  if (facts.reservation.personsWithProducts.length === 0) return { state: 'draft', step };
  if (step === 'payment') return { state: 'paying', step };
  if (step !== 'info') return { state: 'selecting', step };
  const toLink = facts.customerLoggedIn && facts.reservation.userId === null;
  return { state: toLink ? 'linkingCustomer' : 'info', step };
}

function withoutReservation({ gone }: RestoreFacts, { step }: RestoreTarget): RestorePoint {
  if (gone === null || gone === 'cancelled' || step === 'index') return { state: 'draft', step: 'index' };
  return { state: gone === 'confirmed' ? 'finished' : 'expired', step };
}
