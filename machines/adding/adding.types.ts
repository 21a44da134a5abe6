import type { FlowType } from '#domain/catalog/flowTypes.ts';
import type { AddRequest, Booked } from '#machines/bookingRequest.types.ts';
import type { Refused } from '#machines/failureCode.ts';
import type { Draft } from '#machines/draft.types.ts';
import type { Facts, ReservationFacts, Reserved } from '#machines/reservationFacts.types.ts';

export type AddingInput = {
  slug: string;
  flowType: FlowType;
  draft: Draft;
  request: AddRequest | null;
  reservationExists: boolean;
};

export type AddingContext = AddingInput & {
  /** Created or reloaded here; null when it existed before. */
  reservation: ReservationFacts | null;
  outcome: AddingOutput;
};

export type AddingAnswer =
  | { type: 'xstate.done.actor.createReservation'; output: Reserved }
  | { type: 'xstate.error.actor.createReservation'; error: unknown }
  | { type: 'xstate.done.actor.loadReservation'; output: Facts }
  | { type: 'xstate.error.actor.loadReservation'; error: unknown }
  | { type: 'xstate.done.actor.addToReservation'; output: Booked }
  | { type: 'xstate.error.actor.addToReservation'; error: unknown };

export type AddingOutput =
  | ({ kind: 'added' } & Booked)
  /** The existing reservation is for another day, party or stay, or is gone: nothing was added. */
  | { kind: 'otherReservation'; facts: Facts }
  /** `reason`: why. `reservation`: created or reloaded all the same; else null. */
  | ({ kind: 'failed'; reason?: string; reservation: ReservationFacts | null } & Refused)
  | { kind: 'ended'; gone: 'expired' | 'cancelled' };
