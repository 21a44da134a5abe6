import { guestNumbers } from '#domain/booking/guests.ts';
import type { Alternative } from '#machines/alternative.ts';
import { isOffered, isOtherDay } from '#machines/alternative.ts';
import type { AddRequest } from '../bookingRequest.types.ts';
import { needsPlan } from './requestOf.ts';
import type { ReservationMachineEvent } from './reservation.events.ts';
import type { ReservationContext } from './reservation.types.ts';

export function alternativeOf(
  { outcome }: Pick<ReservationContext, 'outcome'>,
  event: ReservationMachineEvent,
): Alternative | null {
  if (event.type === 'alternative.chosen') {
    const offered = outcome.notBooked[event.notBooked]?.alternatives ?? [];
    return isOffered(offered, event.alternative) ? event.alternative : null;
  }
  if (event.type !== 'xstate.done.actor.timePicker' || event.output.kind !== 'alternative') return null;
  return event.output.alternative;
}

/**
 * The refused request for the guests and the moment of the alternative that was taken; null when there is none. In the
 * time picker it is asked for all guests: whom the alternative does not name is planned as near to it as can be.
 */
export function repeatedRequest(context: ReservationContext, event: ReservationMachineEvent): AddRequest | null {
  const alternative = alternativeOf(context, event);
  if (alternative === null || isOtherDay(alternative)) return null;
  const { time: preferredTime, persons } = alternative;
  if (event.type === 'alternative.chosen') {
    const { refused } = context.outcome;
    if (refused === null || !needsPlan(refused)) return null;
    return { ...refused, persons, preferredTime, timeIsFixed: preferredTime !== null };
  }
  const { request, draft } = context;
  if (request?.kind !== 'product') return null;
  const isForAll = guestNumbers(request.persons, draft.personCount)?.every((guest) => persons.includes(guest)) ?? false;
  return { ...request, preferredTime, timeIsFixed: isForAll && preferredTime !== null };
}

export function requestOnOtherDay(context: ReservationContext, event: ReservationMachineEvent): AddRequest | null {
  const { request } = context;
  const preferredTime = alternativeOf(context, event)?.time ?? null;
  return request?.kind === 'product' ? { ...request, preferredTime } : request;
}
