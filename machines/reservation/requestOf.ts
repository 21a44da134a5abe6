import type { ReservationMachineEvent } from './reservation.events.ts';
import type { AddRequest, ReservationContext } from './reservation.types.ts';

/** What an event asks to add; null for an event that asks for nothing. */
export function requestOf({ draft }: ReservationContext, event: ReservationMachineEvent): AddRequest | null {
  switch (event.type) {
    case 'checkin.requested':
      return { kind: 'checkin', checkinGroupId: draft.checkinGroupId, persons: event.persons };
    case 'product.requested':
      return { kind: 'product', productId: event.productId, persons: event.persons, preferredTime: null };
    case 'collection.requested': {
      const { collectionId, productIds, persons } = event;
      return { kind: 'collection', collectionId, productIds, persons };
    }
    case 'giftCard.requested': {
      const { productId, amount, quantity, message } = event;
      return { kind: 'giftCard', productId, amount, quantity, message };
    }
    case 'subscription.requested':
      return { kind: 'subscription', productId: event.productId };
    default:
      return null;
  }
}
