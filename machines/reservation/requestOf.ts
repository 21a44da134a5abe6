import type { AddRequest, CollectionRequest, ProductRequest } from '../bookingRequest.types.ts';
import type { ReservationMachineEvent } from './reservation.events.ts';
import type { ReservationContext } from './reservation.types.ts';

export function requestOf({ draft }: ReservationContext, event: ReservationMachineEvent): AddRequest | null {
  switch (event.type) {
    case 'checkin.requested':
      return { kind: 'checkin', checkinGroupId: draft.checkinGroupId, persons: event.persons };
    case 'product.requested': {
      const { productId, persons } = event;
      return { kind: 'product', productId, persons, preferredTime: null, timeIsFixed: false };
    }
    case 'collection.requested': {
      const { collectionId, productIds, persons } = event;
      return { kind: 'collection', collectionId, productIds, persons, preferredTime: null, timeIsFixed: false };
    }
    case 'giftCard.requested': {
      const { productId, amount, quantity } = event;
      return { kind: 'giftCard', productId, amount, quantity, message: null };
    }
    case 'subscription.requested':
      return { kind: 'subscription', productId: event.productId };
    default:
      return null;
  }
}

export const needsPlan = (request: AddRequest): request is ProductRequest | CollectionRequest =>
  request.kind === 'product' || request.kind === 'collection';

/** The planner's id of what a request adds; null for a check-in, which adds two things. */
export function xplanIdOf(request: AddRequest): string | null {
  if (request.kind === 'checkin') return null;
  return request.kind === 'collection' ? request.collectionId : request.productId;
}
