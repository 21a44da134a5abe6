import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { RefusalReason } from '../day/refusalOf.ts';
import { liesInBlock } from '../stay/openingBlocks.ts';
import { areApart, fitsPool } from './repairChoices.ts';
import type { LostBooking, RepairDay } from './repairDay.ts';

/** Why a booking does not fit there beside all that stays; null where nothing of that is in the way. `therapistIds`: whose lack is said so. */
export function placeRefusal(
  day: RepairDay,
  booking: LostBooking,
  place: { start: MinuteOfDay; resources: readonly string[]; therapistIds: ReadonlySet<string> },
): RefusalReason | null {
  const { bufferBefore, duration, bufferAfter } = booking.planning;
  const at = { from: place.start, to: place.start + duration };
  if (at.from < day.earliest) return 'past';
  if (!liesInBlock(day.blocks, at)) return 'closed';
  const held = { from: at.from - bufferBefore, to: at.to + bufferAfter };
  const missing = place.resources.find((id) => {
    const resource = day.resources.find((one) => one.id === id);
    return (
      !resource?.works.some((span) => span.from <= held.from && held.to <= span.to) ||
      !resource.otherClaims.every((claim) => areApart(claim, held, 0))
    );
  });
  if (missing !== undefined) return place.therapistIds.has(missing) ? 'no_therapist' : 'no_room';
  const guests = booking.guests.map((id) => day.guests.get(id));
  if (guests.some((guest) => !guest || at.from < guest.within.from || guest.within.to < at.to)) return 'stay_too_short';
  const gap = at.from === booking.start ? 0 : day.changingGap;
  if (guests.some((guest) => !guest!.busy.every((busy) => areApart(busy, at, gap)))) return 'guest_busy';
  return at.from === booking.start || fitsPool(day, booking, at) ? null : 'pool_full';
}
