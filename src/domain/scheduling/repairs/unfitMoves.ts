import { PlacedBookings } from './placedBookings.ts';
import { placesOf } from './repairChoices.ts';
import type { LostBooking, RepairDay, RepairMove } from './repairDay.ts';

/**
 * Ids of the moves that do not fit the day, or not beside the others. Who keeps the time keeps their places in a pool, also where
 * it has too few by now.
 */
export function unfitMoves(day: RepairDay, lost: readonly LostBooking[], moves: readonly RepairMove[]): string[] {
  const bookings = new Map(lost.map((booking) => [booking.id, booking]));
  const keepsTime = ({ id, start }: RepairMove): boolean => bookings.get(id)?.start === start;
  const placed = new PlacedBookings(day);
  return moves
    .toSorted((a, b) => Number(keepsTime(b)) - Number(keepsTime(a)))
    .flatMap((move) => {
      const booking = bookings.get(move.id);
      const claiming = booking && keepsTime(move) ? withoutPool(booking) : booking;
      const place = claiming && matchingPlace(day, claiming, move);
      if (!booking || !place || !placed.fits(claiming, { place, isLeftOver: false })) return [move.id];
      placed.put(booking, { place, isLeftOver: false });
      return [];
    });
}

const withoutPool = (booking: LostBooking): LostBooking => ({
  ...booking,
  planning: { ...booking.planning, pool: null },
});

function matchingPlace(day: RepairDay, booking: LostBooking, { start, resources }: RepairMove) {
  const key = resources.toSorted().join(' ');
  return placesOf(day, booking, Number.MAX_SAFE_INTEGER).find(
    (place) => place.start === start && place.resources.toSorted().join(' ') === key,
  );
}
