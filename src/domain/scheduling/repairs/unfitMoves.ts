import { PlacedBookings } from './placedBookings.ts';
import { placesOf } from './repairChoices.ts';
import type { LostBooking, RepairDay, RepairMove } from './repairDay.ts';

/** Ids of the moves that do not fit the day, or not beside the moves before them. */
export function unfitMoves(day: RepairDay, lost: readonly LostBooking[], moves: readonly RepairMove[]): string[] {
  const placed = new PlacedBookings(day);
  return moves.flatMap(({ id, start, resources }) => {
    const booking = lost.find((one) => one.id === id);
    const key = resources.toSorted().join(' ');
    const place =
      booking &&
      placesOf(day, booking, Number.MAX_SAFE_INTEGER).find(
        (one) => one.start === start && one.resources.toSorted().join(' ') === key,
      );
    if (!place || !placed.fits(booking, place)) return [id];
    placed.place(booking, place);
    return [];
  });
}
