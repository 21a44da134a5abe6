import type { ActorRefFrom } from 'xstate';
import { firstFreeGuest } from '#domain/booking/guests.ts';
import { mayPropose as groupMayPropose } from '#domain/booking/planChanges.ts';
import type { timePickerMachine } from '#machines/timePicker/timePicker.machine.ts';
import type { OfferedProposal } from './adding.types.ts';
import { xplanIdOf } from './requestOf.ts';
import type { ReservationSnapshot } from './reservation.selectors.ts';

const nobody: number[] = [];

/** For which guests this product or arrangement was just added; empty once something else is asked. */
export const addedFor =
  (xplanId: string) =>
  ({ context: { added } }: ReservationSnapshot): number[] =>
    added?.xplanId === xplanId ? added.persons : nobody;

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

/** The guest things are chosen for: the one the visitor named (-1 for all), else the first one without products. */
export function chosenGuest({ context: { guest, draft, facts } }: ReservationSnapshot): number {
  if (guest !== null && guest <= draft.personCount) return guest;
  return firstFreeGuest(draft.personCount, facts.reservation?.personsWithProducts ?? nobody);
}

/** The open choice of a time; undefined when there is none. */
export const timePickerRef = ({ children }: ReservationSnapshot): ActorRefFrom<typeof timePickerMachine> | undefined =>
  children.timePicker;

/** Whether proposals for the whole group may be asked for now. */
export const mayPropose = (snapshot: ReservationSnapshot): boolean =>
  snapshot.matches({ visit: { selecting: 'idle' } }) &&
  snapshot.context.facts.reservation !== null &&
  groupMayPropose(snapshot.context.facts.reservation);

export type ProposalsView = 'none' | 'loading' | 'choosing' | 'taking';

export function proposalsView(snapshot: ReservationSnapshot): ProposalsView {
  if (snapshot.matches({ visit: { selecting: 'proposing' } })) return 'loading';
  if (snapshot.matches({ visit: { selecting: 'choosingProposal' } })) return 'choosing';
  return snapshot.matches({ visit: { selecting: 'takingProposal' } }) ? 'taking' : 'none';
}

/** The proposals of the open dialog; what is in them stands in `proposalsQuery`. */
export const offeredProposals = ({ context }: ReservationSnapshot): OfferedProposal[] => context.proposals;

/** The proposal that is being booked; null while none is. */
export const proposalBeingTaken = ({ context }: ReservationSnapshot): string | null => context.proposalId;
