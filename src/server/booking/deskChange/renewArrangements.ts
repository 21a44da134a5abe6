import type { PricedRequest } from '../planning/pricedRequests.ts';
import type { ItemRow, ReservationWithItems, Tx } from '../rows/reservation.types.ts';
import { insertItems, markRemoved, updateItems } from '../rows/reservationWrites.repo.ts';

/**
 * Arrangements of which a part was replaced are written anew with the parts that stay: the former one keeps all it had. Returns
 * the requests as parts of the new ones.
 */
export async function renewArrangements(
  deps: { newId(): string },
  tx: Tx,
  { row: { venueId }, items }: ReservationWithItems,
  requests: readonly PricedRequest[],
): Promise<PricedRequest[]> {
  const formers = new Map(requests.flatMap(({ partOf = [] }) => partOf.map((root) => [root.id, root] as const)));
  const renewed = new Map<string, ItemRow>();
  for (const former of formers.values()) {
    const root = { ...former, id: deps.newId() };
    renewed.set(former.id, root);
    await markRemoved(tx, venueId, [former.id]);
    const { xplanId: _xplanId, cardMessage: _cardMessage, ...columns } = root;
    await insertItems(tx, [{ ...columns, name: JSON.stringify(root.name) }]);
    const itemIds = items.filter(({ parentId }) => parentId === former.id).map(({ id }) => id);
    if (itemIds.length > 0) await updateItems(tx, { venueId, itemIds }, { parentId: root.id });
  }
  return requests.map((request) =>
    request.partOf ? { ...request, partOf: request.partOf.map((root) => renewed.get(root.id) ?? root) } : request,
  );
}
