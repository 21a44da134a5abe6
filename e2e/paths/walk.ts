import type { ReservationMachineEvent } from '#machines/reservation/reservation.events.ts';
import { messageView, visitState } from '#machines/reservation/reservation.selectors.ts';
import type { ReservationSnapshot, VisitState } from '#machines/reservation/reservation.selectors.ts';
import type { ReservationInput } from '#machines/reservation/reservation.types.ts';

/** Where the machine says the visitor is; with a window open where the page does not say so. */
export type WalkState = VisitState | 'choosing a time' | 'choosing a plan' | 'writing a message';

/** What a visitor does, as the machine receives it: the visitor's events and the answers that follow in fair weather. */
export interface VisitorAction {
  mayHappen(snapshot: ReservationSnapshot): boolean;
  events: ReservationMachineEvent[];
}

export interface Walk<Name extends string> {
  start: ReservationInput;
  actions: Record<Name, VisitorAction>;
}

export interface Step<Name extends string> {
  action: Name;
  /** Where the visitor is afterwards. */
  state: WalkState;
}

export function stateOf(snapshot: ReservationSnapshot): WalkState {
  if (snapshot.matches({ visit: { selecting: 'pickingTime' } })) return 'choosing a time';
  if (snapshot.matches({ visit: { selecting: 'proposing' } })) return 'choosing a plan';
  if (messageView(snapshot) === 'writing') return 'writing a message';
  return visitState(snapshot);
}

export const during =
  (...states: WalkState[]) =>
  (snapshot: ReservationSnapshot): boolean =>
    states.includes(stateOf(snapshot));
