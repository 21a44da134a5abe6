import type { Language, ReservationChange } from '#contract/names.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { translate } from '#domain/values/translated.ts';
import { claimedPlaces } from '#server/scheduling/claims/claims.service.ts';
import { invalidatedItemIds } from '#server/scheduling/changes/invalidatedItems.service.ts';
import { removedWith } from '../rows/guestItems.ts';
import type { ItemRow, ReservationRow, Tx } from '../rows/reservation.types.ts';

type Reserved = Pick<ReservationRow, 'venueId' | 'id' | 'day' | 'language'>;

/** Items without a claim, opening time or worker; an arrangement as a whole, a duo for all its guests. */
export async function invalidatedItems(tx: Tx, row: Reserved, items: ItemRow[]): Promise<ReservationChange[]> {
  const key = { venueId: row.venueId, reservationId: row.id };
  const places = await claimedPlaces(tx, key);
  const claims = groupBy([...places.pools, ...places.resources], ({ itemId }) => itemId);
  const unclaimed = items.filter((item) => (claims.get(item.id)?.length ?? 0) < item.claimCount).map(({ id }) => id);
  const invalidatedIds = new Set(
    removedWith(items, [...unclaimed, ...(await invalidatedItemIds(tx, { ...key, day: row.day, places }))]),
  );
  return items
    .filter(({ id, parentId }) => parentId === null && invalidatedIds.has(id))
    .map((item) => ({
      kind: 'no_longer_available',
      itemId: item.id,
      name: translate(item.name, row.language as Language).text,
      person: item.person,
      oldPrice: item.price,
      newPrice: null,
    }));
}
