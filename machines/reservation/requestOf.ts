import { guestNumbers } from '#domain/reservation/guestNumbers.ts';
import type { Alternative } from '#machines/alternative.ts';
import { isOtherDay } from '#machines/alternative.ts';
import type { TimePickerInput } from '#machines/timePicker/timePicker.types.ts';
import type { AddRequest, CollectionRequest, ProductRequest } from './adding.types.ts';
import type { ReservationMachineEvent } from './reservation.events.ts';
import type { ReservationContext } from './reservation.types.ts';

/** What an event asks to add; null for an event that asks for nothing. */
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
      const { productId, amount, quantity, message } = event;
      return { kind: 'giftCard', productId, amount, quantity, message };
    }
    case 'subscription.requested':
      return { kind: 'subscription', productId: event.productId };
    default:
      return null;
  }
}

/** What is offered instead and was taken, in the page or in the time picker; null for any other event. */
export function alternativeOf(event: ReservationMachineEvent): Alternative | null {
  if (event.type === 'alternative.taken') return event.alternative;
  if (event.type !== 'xstate.done.actor.timePicker' || event.output.kind !== 'alternative') return null;
  return event.output.alternative;
}

/**
 * The refused request for the guests and the moment of the alternative that was taken; null when there is none. In the
 * time picker it is asked for all guests: whom the alternative does not name is planned as near to it as can be.
 */
export function repeatedRequest(context: ReservationContext, event: ReservationMachineEvent): AddRequest | null {
  const alternative = alternativeOf(event);
  if (alternative === null || isOtherDay(alternative)) return null;
  const { time: preferredTime, persons } = alternative;
  if (event.type === 'alternative.taken') {
    const { refused } = context;
    if (refused === null || !isPlanned(refused)) return null;
    return { ...refused, persons, preferredTime, timeIsFixed: preferredTime !== null };
  }
  const { request, draft } = context;
  if (request?.kind !== 'product') return null;
  const isForAll = guestNumbers(request.persons, draft.personCount)?.every((guest) => persons.includes(guest)) ?? false;
  return { ...request, preferredTime, timeIsFixed: isForAll && preferredTime !== null };
}

/** The request that waits for a time, with the moment at which another day was offered. */
export function requestOnOtherDay({ request }: ReservationContext, event: ReservationMachineEvent): AddRequest | null {
  const preferredTime = alternativeOf(event)?.time ?? null;
  return request?.kind === 'product' ? { ...request, preferredTime } : request;
}

/** Whether the planner seeks a moment for it, so that it can be asked again for another one. */
export const isPlanned = (request: AddRequest): request is ProductRequest | CollectionRequest =>
  request.kind === 'product' || request.kind === 'collection';

/** The planner's id of what a request adds; null for a check-in, which adds two things. */
export function xplanIdOf(request: AddRequest): string | null {
  if (request.kind === 'checkin') return null;
  return request.kind === 'collection' ? request.collectionId : request.productId;
}

/** For what the time picker seeks times: the product that was asked for, on the day of the draft. */
export function pickerInputOf({ flow, draft, request }: ReservationContext): TimePickerInput {
  const { personCount, date } = draft;
  const wanted = request?.kind === 'product' ? request : null;
  return {
    slug: flow.slug,
    productId: wanted?.productId ?? '',
    persons: guestNumbers(wanted?.persons ?? [], personCount) ?? [],
    personCount,
    date: date ?? '',
    preferredTime: wanted?.preferredTime ?? null,
  };
}
