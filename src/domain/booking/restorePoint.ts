import { lastAvailableStep, type StepFacts } from './lastAvailableStep.ts';
import type { StepId } from '../catalog/steps.ts';

export type RestoreFacts = {
  /** The live hold of this visitor on this flow; null when there is none. */
  reservation: StepFacts | null;
  customerLoggedIn: boolean;
  /** What became of the newest reservation when there is no live one; null when there never was one. */
  gone: 'expired' | 'cancelled' | 'confirmed' | null;
};

export type RestoreTarget = {
  /** The ids of the flow's steps in order. */
  steps: readonly StepId[];
  /** The step in the URL; one that does not exist counts as the first. */
  step: StepId;
  /** The URL says that the visitor comes back from the payment provider. */
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

/** Where a visitor goes on after a reload, a bookmark, a second tab or the bank, and at which step. */
export type RestorePoint = { state: RestoreState; step: StepId };

/**
 * The state and step that follow from the server's facts and the URL (decisions §10). A step that is not open
 * gives the last one that is; whoever comes back from the bank first waits for its answer; a reservation that has
 * expired is told everywhere but on the first step, where a new one starts; a cancelled one is none. Never throws.
 */
export function restorePoint(facts: RestoreFacts, wish: RestoreTarget): RestorePoint {
  const returned = wish.returned && wish.step === 'payment';
  if (returned && facts.gone !== 'confirmed' && (facts.reservation !== null || facts.gone !== null)) {
    return { state: 'redirecting', step: 'payment' };
  }
  if (!facts.reservation) return withoutReservation(facts, wish);

  const wanted = Math.max(0, wish.steps.indexOf(wish.step));
  const step = wish.steps[Math.min(wanted, lastAvailableStep(wish.steps.length, facts.reservation))] ?? 'index';
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
