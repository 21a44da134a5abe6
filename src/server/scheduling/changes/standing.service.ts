import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import { claimedPlaces } from '../claims/claims.service.ts';
import { brokenItems } from './brokenItems.ts';

/**
 * Which items of a live reservation have no place as the venue's planning is now: it is closed then, their therapist or
 * room is not there any more, or their pool has become smaller. Answers ids of items that hold something or have a time.
 */
export async function itemsWithoutPlace(
  db: Db,
  { venueId, reservationId, day }: { venueId: string; reservationId: string; day: LocalDate },
): Promise<string[]> {
  const { pools, resources } = await claimedPlaces(db, { venueId, reservationId });
  const broken = await brokenItems(db, {
    venueId,
    fromDay: day,
    toDay: day,
    now: { today: day, minute: 0 },
    resourceIds: [...new Set(resources.map(({ resourceId }) => resourceId))],
    poolIds: [...new Set(pools.map(({ poolId }) => poolId))],
    opening: true,
  });
  return broken.filter((item) => item.reservationId === reservationId).map(({ itemId }) => itemId);
}
