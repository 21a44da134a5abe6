import type { BoardArrival, DayBoard, GuestArrival } from '#contract/names.ts';
import { guestsAfter } from './guestArrivals.ts';
import { mayMove, visitMoves } from './staffActions.ts';
import type { ArrivalChange, WaitingArrival } from './waitingArrivals.ts';

type Shown = Pick<BoardArrival, 'state' | 'guestsIn' | 'personCount' | 'minutesLate'>;

const changesOf = (reservationId: string, waiting: readonly WaitingArrival[]): ArrivalChange[] =>
  waiting.filter((arrival) => arrival.reservationId === reservationId).map(({ change }) => change);

/** The booking as it will be once everything that waits is delivered. */
export function withWaiting<Arrival extends Shown & { reservationId: string }>(
  arrival: Arrival,
  waiting: readonly WaitingArrival[],
): Arrival {
  return changesOf(arrival.reservationId, waiting).reduce<Arrival>(
    (shown, change) => ({ ...shown, ...shownAfter(shown, change) }),
    arrival,
  );
}

function shownAfter({ state, guestsIn, personCount }: Shown, change: ArrivalChange): Partial<Shown> {
  if (change.kind === 'visit') {
    if (!mayMove(change.move, state)) return {};
    const inside = { checkIn: personCount, complete: guestsIn, noShow: 0, undo: 0 };
    return { state: visitMoves[change.move].to, guestsIn: inside[change.move], minutesLate: 0 };
  }
  const came = change.marks.filter((mark) => mark.from !== 'in' && mark.state === 'in').length;
  const gone = change.marks.filter((mark) => mark.from === 'in' && mark.state !== 'in').length;
  const next = Math.min(personCount, Math.max(0, guestsIn + came - gone));
  const nobodyCame = change.marks.filter((mark) => mark.state === 'no_show').length === personCount;
  if (next > 0) return { state: 'checked_in', guestsIn: next, minutesLate: 0 };
  return { state: nobodyCame ? 'no_show' : 'confirmed', guestsIn: 0 };
}

/** The same board where nothing waits. */
export const boardWithWaiting = (board: DayBoard, waiting: readonly WaitingArrival[]): DayBoard =>
  waiting.length === 0 ? board : { ...board, arrivals: board.arrivals.map((arrival) => withWaiting(arrival, waiting)) };

/** Each guest as they will be; who said so, and when, comes with the delivery. */
export function guestsWithWaiting(
  { id, guests }: { id: string; guests: readonly GuestArrival[] },
  waiting: readonly WaitingArrival[],
): GuestArrival[] {
  return changesOf(id, waiting).reduce<GuestArrival[]>(guestsAfterChange, [...guests]);
}

function guestsAfterChange(guests: GuestArrival[], change: ArrivalChange): GuestArrival[] {
  const states =
    change.kind === 'visit'
      ? guestsAfter(
          change.move,
          guests.map(({ state }) => state),
        )
      : guests.map(({ person, state }) => change.marks.find((mark) => mark.person === person)?.state ?? state);
  return guests.map((guest, at) => {
    const state = states[at] ?? guest.state;
    const mark = change.kind === 'guests' ? change.marks.find(({ person }) => person === guest.person) : undefined;
    const wristband = state === 'in' ? (mark?.wristband === undefined ? guest.wristband : mark.wristband) : null;
    if (state === guest.state && wristband === guest.wristband) return guest;
    return { ...guest, state, wristband, at: null, byId: null, byName: null };
  });
}
