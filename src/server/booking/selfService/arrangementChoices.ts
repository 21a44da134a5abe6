import { soldOnFlow } from '#server/catalog/soldProducts.service.ts';
import type { BookableProduct } from '#server/catalog/soldProducts.service.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import type { Db, ItemRow, ReservationWithItems } from '../rows/reservation.types.ts';
import { rebookRequests } from './rebookRequests.ts';

/**
 * What guests may have in place of this part of their arrangement, itself among it, in the order of the arrangement.
 * Empty: it is always included, or the arrangement is sold no more.
 */
export async function choicesFor(
  db: Db,
  { row }: Pick<ReservationWithItems, 'row'>,
  { offer, products, guests }: PricedRequest,
  { productId }: ItemRow,
): Promise<BookableProduct[]> {
  const sold = await soldOnFlow(db, row.venueId, row.flowId, offer.xplanId);
  const parts = (sold?.parts ?? []).filter(({ choice }) => choice !== 0);
  const choice = parts.find(({ product }) => product.id === productId)?.choice;
  const others = products.filter(({ id }) => id !== productId);
  const suits = (product: BookableProduct): boolean =>
    !others.some(({ id }) => id === product.id) && companionsOf([...others, product]) === guests.length;
  return parts
    .filter((part) => part.choice === choice)
    .map(({ product }) => product)
    .filter((product) => product.id === productId || suits(product));
}

const companionsOf = (products: readonly BookableProduct[]): number =>
  Math.max(1, ...products.map(({ planning }) => planning?.guests ?? 1));

/** The items of the booking that are one of several choices of an arrangement. */
export async function changeableChoices(db: Db, booking: ReservationWithItems): Promise<string[]> {
  const { row, items } = booking;
  const isArrangement = ({ objectType }: ItemRow): boolean => objectType === 'collection';
  if (!items.some(isArrangement)) return [];
  const ids: string[] = [];
  for (const request of await rebookRequests(db, row, items)) {
    const roots = request.existingItems.filter(isArrangement).map(({ id }) => id);
    if (request.preferred === null) continue;
    for (const part of items.filter(({ parentId, checkinType }) => roots.includes(parentId ?? '') && !checkinType)) {
      if ((await choicesFor(db, booking, request, part)).length > 1) ids.push(part.id);
    }
  }
  return ids;
}
