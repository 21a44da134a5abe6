import type { VisitMove } from './staffActions.ts';

export type GuestState = 'expected' | 'in' | 'no_show';

type State = string;
type Booking = { state: State; personCount: number };
type Marked = { person: number; state: GuestState };

/** Of every guest in order. Without any mark they are what the booking is. */
export function guestStates({ state, personCount }: Booking, marked: readonly Marked[]): GuestState[] {
  const usual = marked.length > 0 ? 'expected' : stateOfAll(state);
  const states = new Map(marked.map((guest) => [guest.person, guest.state]));
  return Array.from({ length: personCount }, (_, at) => states.get(at + 1) ?? usual);
}

function stateOfAll(state: State): GuestState {
  if (state === 'no_show') return 'no_show';
  return state === 'checked_in' || state === 'completed' ? 'in' : 'expected';
}

/** In while anybody is; not come when nobody came. */
export function visitStateOf(guests: readonly GuestState[]): 'confirmed' | 'checked_in' | 'no_show' {
  if (guests.includes('in')) return 'checked_in';
  return guests.every((state) => state === 'no_show') ? 'no_show' : 'confirmed';
}

/** Some are in, and others are expected or have not come. */
export const isPartlyIn = ({ state, guestsIn, personCount }: Booking & { guestsIn: number }): boolean =>
  state === 'checked_in' && guestsIn < personCount;

/** A check-in leaves out who was marked as not come, unless that is everybody. */
export function guestsAfter(move: VisitMove, guests: readonly GuestState[]): GuestState[] {
  const nobodyCame = guests.every((state) => state === 'no_show');
  const after: Record<VisitMove, (state: GuestState) => GuestState> = {
    checkIn: (state) => (state === 'no_show' && !nobodyCame ? state : 'in'),
    complete: (state) => state,
    noShow: () => 'no_show',
    undo: () => 'expected',
  };
  return guests.map(after[move]);
}

/** Not before it is booked, nor after they have gone. */
export const mayMarkGuests = (state: State): boolean => ['confirmed', 'checked_in', 'no_show'].includes(state);

/** Where it goes one after another: a visit that is checked in becomes no no-show at once. */
export function visitStepsTo(from: State, to: ReturnType<typeof visitStateOf>): ReturnType<typeof visitStateOf>[] {
  if (from === to) return [];
  return from === 'checked_in' && to === 'no_show' ? ['confirmed', 'no_show'] : [to];
}
