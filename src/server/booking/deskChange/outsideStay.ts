import { deskProduct } from '../desk/deskProduct.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import { removedWith } from '../rows/guestItems.ts';
import type { ReservationWithItems } from '../rows/reservation.types.ts';
import { partRequest } from './chosenItems.ts';
import type { ChosenItem } from './chosenItems.ts';
import { treatmentsOf } from './treatments.ts';
import type { Treatment } from './treatments.ts';

/** The treatments that the stay of the row leaves no time for, each at the time it has. */
export function outsideStay(booking: ReservationWithItems, requests: readonly PricedRequest[]): ChosenItem[] {
  const { startMinute, endMinute } = booking.row;
  const units: ChosenItem[] = [];
  for (const treatment of treatmentsOf(booking.items, requests)) {
    const isInside = treatment.start >= (startMinute ?? 0) && treatment.end <= (endMinute ?? 1440);
    if (isInside || units.some(({ replaced }) => replaced.includes(treatment.item.id))) continue;
    units.push(asItIs(booking, treatment));
  }
  return units;
}

function asItIs(booking: ReservationWithItems, { item, product, request, start }: Treatment): ChosenItem {
  if (item.parentId !== null) return partRequest(booking, { item, request, product, start });
  return {
    request: { ...request, products: request.products.map(deskProduct), preferred: start, isFixed: true },
    replaced: removedWith(booking.items, [item.id]),
  };
}
