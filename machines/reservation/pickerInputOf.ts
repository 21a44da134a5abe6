import { guestNumbers } from '#domain/booking/guests.ts';
import type { StartRequest, StayRequest } from '#machines/timePicker/timePicker.types.ts';
import type { ReservationContext } from './reservation.types.ts';

const momentOf = ({ flow, draft }: ReservationContext) => ({
  slug: flow.slug,
  personCount: draft.personCount,
  date: draft.date ?? '',
});

export function startRequestOf(context: ReservationContext): StartRequest {
  const { draft, request } = context;
  const product = request?.kind === 'product' ? request : null;
  return {
    kind: 'start',
    ...momentOf(context),
    productId: product?.productId ?? '',
    persons: guestNumbers(product?.persons ?? [], draft.personCount) ?? [],
    startTime: product?.preferredTime ?? null,
  };
}

export function stayRequestOf(context: ReservationContext): StayRequest {
  const { checkinGroupId, startTime, endTime } = context.draft;
  const isBooked = (context.facts.reservation?.personsWithProducts.length ?? 0) > 0;
  return { kind: 'stay', ...momentOf(context), checkinGroupId, startTime, endTime, isBooked };
}
