import type { GuestArrival, StaffReservation } from '#contract/names.ts';
import type { GuestState } from './guestArrivals.ts';
import { isBooked } from './bookedStates.ts';

export type GuestStand = GuestState | 'left';

/** Who is in leaves with the whole booking; null for a booking that nobody can come for. */
export function guestStand(
  { state }: Pick<StaffReservation, 'state'>,
  guest: Pick<GuestArrival, 'state'>,
): GuestStand | null {
  if (!isBooked({ state })) return null;
  return state === 'completed' && guest.state === 'in' ? 'left' : guest.state;
}
