import { firstFreeGuest } from '#domain/booking/guests.ts';
import { mayPropose as groupMayPropose } from '#domain/booking/planChanges.ts';
import type { ProposalsRef } from '#machines/proposals/proposals.selectors.ts';
import type { TimePickerRef } from '#machines/timePicker/timePicker.selectors.ts';
import { xplanIdOf } from './requestOf.ts';
import type { ReservationSnapshot } from './reservation.selectors.ts';

const nobody: number[] = [];

/** For which guests this product or arrangement was just added; empty once something else is asked. */
export const addedFor =
  (xplanId: string) =>
  ({ context: { outcome } }: ReservationSnapshot): number[] =>
    outcome.added?.xplanId === xplanId ? outcome.added.persons : nobody;

/** Whether this product or arrangement is being added, also while its time is being chosen. */
export const isAsked =
  (xplanId: string) =>
  ({ context: { request } }: ReservationSnapshot): boolean =>
    request !== null && xplanIdOf(request) === xplanId;

/** Whether adding this product or arrangement was what did not work last. */
export const addFailedFor =
  (xplanId: string) =>
  ({ context: { failure } }: ReservationSnapshot): boolean =>
    failure?.code === 'add_failed' && failure.params.xplanId === xplanId;

/** Whether this was asked for before a day was chosen. */
export const dateIsMissingFor =
  (xplanId: string) =>
  ({ context: { failure } }: ReservationSnapshot): boolean =>
    failure?.code === 'date_required' && failure.params.xplanId === xplanId;

/** The guest things are chosen for: the one the visitor named (-1 for all), else the first one without products. */
export function chosenGuest({ context: { guest, draft, facts } }: ReservationSnapshot): number {
  if (guest !== null && guest <= draft.personCount) return guest;
  return firstFreeGuest(draft.personCount, facts.reservation?.personsWithProducts ?? nobody);
}

/** The open choice of a start; undefined when there is none. */
export const timePickerRef = ({ children }: ReservationSnapshot): TimePickerRef | undefined => children.timePicker;

/** Whether proposals for the whole group may be asked for now. */
export const mayPropose = (snapshot: ReservationSnapshot): boolean =>
  snapshot.matches({ visit: { selecting: 'idle' } }) &&
  snapshot.context.facts.reservation !== null &&
  groupMayPropose(snapshot.context.facts.reservation);

/** The open plans for the group; undefined when there are none. */
export const proposalsRef = ({ children }: ReservationSnapshot): ProposalsRef | undefined => children.proposals;
