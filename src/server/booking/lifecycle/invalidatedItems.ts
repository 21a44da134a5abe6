import type { Language, ReservationChange } from '#contract/names.ts';
import { translate } from '#domain/values/translated.ts';
import { liveClaimCounts } from '#server/scheduling/claims/claims.service.ts';
import { invalidatedItemIds } from '#server/scheduling/changes/invalidatedItems.service.ts';
import { removedWith } from '../rows/guestItems.ts';
import type { ItemRow, ReservationRow, Tx } from '../rows/reservation.types.ts';

/**
 * What of a live reservation no longer stands, in the visitor's language: what lost a therapist, room or place it held,
 * and what lies where the venue is closed or nobody works any more. An arrangement falls as a whole, a duo for all its guests.
 */
export async function invalidatedItems(tx: Tx, row: ReservationRow, items: ItemRow[]): Promise<ReservationChange[]> {
  const key = { venueId: row.venueId, reservationId: row.id };
  const live = await liveClaimCounts(tx, key);
  const bare = items.filter((item) => (live.get(item.id) ?? 0) < item.claimCount).map(({ id }) => id);
  const fallen = new Set(removedWith(items, [...bare, ...(await invalidatedItemIds(tx, { ...key, day: row.day }))]));
  return items
    .filter(({ id, parentId }) => parentId === null && fallen.has(id))
    .map((item) => ({
      kind: 'no_longer_available',
      itemId: item.id,
      name: translate(item.name, row.language as Language).text,
      person: item.person,
      oldPrice: item.price,
      newPrice: null,
    }));
}
