import { firstFreeGuest } from '#domain/booking/guests.ts';
import { mayPropose as groupMayPropose } from '#domain/booking/planChanges.ts';
import type { ProposalsRef } from '#machines/proposals/proposals.selectors.ts';
import type { TimePickerRef } from '#machines/timePicker/timePicker.selectors.ts';
import { xplanIdOf } from './requestOf.ts';
import type { ReservationSnapshot } from './reservation.selectors.ts';

const nobody: number[] = [];

export const addedFor =
  (xplanId: string) =>
  ({ context: { outcome } }: ReservationSnapshot): number[] =>
    outcome.added?.xplanId === xplanId ? outcome.added.persons : nobody;

export const isAsked =
  (xplanId: string) =>
  ({ context: { request } }: ReservationSnapshot): boolean =>
    request !== null && xplanIdOf(request) === xplanId;

export const addFailedFor =
  (xplanId: string) =>
  ({ context: { failure } }: ReservationSnapshot): boolean =>
    failure?.code === 'add_failed' && failure.params.xplanId === xplanId;

/** A treatment was requested without a day. */
export const isDateAsked = (snapshot: ReservationSnapshot): boolean =>
  snapshot.matches({ visit: { draft: 'choosingDate' } });

/** The guest things are chosen for: the one the visitor named (-1 for all), else the first one without products. */
export function chosenGuest({ context: { guest, draft, facts } }: ReservationSnapshot): number {
  if (guest !== null && guest <= draft.personCount) return guest;
  return firstFreeGuest(draft.personCount, facts.reservation?.personsWithProducts ?? nobody);
}

export const timePickerRef = ({ children }: ReservationSnapshot): TimePickerRef | undefined => children.timePicker;

export const mayPropose = (snapshot: ReservationSnapshot): boolean =>
  snapshot.matches({ visit: { selecting: 'idle' } }) &&
  snapshot.context.facts.reservation !== null &&
  groupMayPropose(snapshot.context.facts.reservation) &&
  !isAsPlanned(snapshot);

/** Null until a plan is taken. */
export const plannedMarks = ({ context }: ReservationSnapshot): string[] | null => context.plannedMarks;

const isAsPlanned = ({ context }: ReservationSnapshot): boolean =>
  context.plannedMarks !== null &&
  JSON.stringify(context.plannedMarks) === JSON.stringify(context.facts.reservation?.itemMarks);

export const proposalsRef = ({ children }: ReservationSnapshot): ProposalsRef | undefined => children.proposals;
