import type { AddResult, Flow } from '#contract/names.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { AddRequest, ProductRequest } from '#machines/bookingRequest.types.ts';
import * as calls from '#web/queries/reservationCalls.ts';

export async function addToReservation(flow: Flow, request: AddRequest | null): Promise<AddResult> {
  const path = { slug: flow.slug };
  switch (request?.kind) {
    case 'checkin': {
      const group = flow.checkinGroups.find(({ id }) => id === request.checkinGroupId) ?? flow.checkinGroups[0];
      if (group === undefined) throw new Error('the flow has no check-in group');
      const { activityProduct, entryProduct } = group;
      const { persons } = request;
      return calls.addCheckin(path, { activityId: activityProduct.xplanId, entryId: entryProduct.xplanId, persons });
    }
    case 'product': {
      const { productId, persons } = request;
      return calls.addProduct(path, { productId, persons, ...preferenceOf(request) });
    }
    case 'collection': {
      const { collectionId, productIds, persons } = request;
      return calls.addCollection(path, { collectionId, productIds, persons, ...preferenceOf(request) });
    }
    case 'giftCard': {
      const { productId, amount, quantity, message } = request;
      if (amount === null) return calls.addProduct(path, { productId, persons: [1], quantity });
      if (message === null) throw new Error('a gift card without a message');
      return calls.addGiftCard(path, { productId, amount, quantity, ...message });
    }
    case 'subscription':
      return calls.addProduct(path, { productId: request.productId, persons: [1] });
    default:
      throw new Error('nothing to add');
  }
}

const preferenceOf = ({ preferredTime, timeIsFixed }: Pick<ProductRequest, 'preferredTime' | 'timeIsFixed'>) => ({
  preferredTime: preferredTime === null ? null : formatTime(preferredTime),
  timeIsFixed,
});
