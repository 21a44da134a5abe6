import type { Language, ReservationChange } from '#contract/names.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { translate } from '#domain/values/translated.ts';
import { claimedPlaces } from '#server/scheduling/claims/claims.service.ts';
import { invalidatedItemIds } from '#server/scheduling/changes/invalidatedItems.service.ts';
import { together } from '#server/db/together.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import { removedWith } from '../rows/guestItems.ts';
import type { ItemRow, ReservationRow, Tx } from '../rows/reservation.types.ts';

type Reserved = Pick<ReservationRow, 'venueId' | 'id' | 'day' | 'language'>;

/**
 * All items, and those without a claim, opening time or worker: an arrangement as a whole, a duo for all its guests.
 * What it reads is sent at once.
 */
export async function checkedItems(tx: Tx, row: Reserved): Promise<{ items: ItemRow[]; changes: ReservationChange[] }> {
  const key = { venueId: row.venueId, reservationId: row.id };
  const [items, places, lostIds] = await together([
    itemsOf(tx, row.venueId, row.id),
    claimedPlaces(tx, key),
    invalidatedItemIds(tx, { ...key, day: row.day }),
  ]);
  const claims = groupBy([...places.pools, ...places.resources], ({ itemId }) => itemId);
  const unclaimed = items.filter((item) => (claims.get(item.id)?.length ?? 0) < item.claimCount).map(({ id }) => id);
  const invalidatedIds = new Set(removedWith(items, [...unclaimed, ...lostIds]));
  const changes = items
    .filter(({ id, parentId }) => parentId === null && invalidatedIds.has(id))
    .map((item) => ({
      kind: 'no_longer_available' as const,
      itemId: item.id,
      name: translate(item.name, row.language as Language).text,
      person: item.person,
      oldPrice: item.price,
      newPrice: null,
    }));
  return { items, changes };
}
