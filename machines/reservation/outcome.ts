import { guestNumbers } from '#domain/booking/guests.ts';
import { isOtherDay } from '#machines/alternative.ts';
import type { AddedProduct, AddRequest, Booked, NotBooked } from '../bookingRequest.types.ts';
import { xplanIdOf } from './requestOf.ts';
import type { Outcome, ReservationContext } from './reservation.types.ts';

export const nothingAsked: Outcome = { notBooked: [], refused: null, added: null, replaced: [], repriced: [] };

/**
 * What came of a request. What was refused for other guests before stays open; of what is refused now only those
 * alternatives are kept that can be taken: without a request to repeat or to move, another day.
 */
export function outcomeOf({ request, outcome }: ReservationContext, answer: Booked): Outcome {
  const guests = guestsOf(request, answer.reservation.personCount);
  const open = outcome.notBooked.filter(({ person }) => !guests.includes(person));
  const now = answer.notBooked.map((unit): NotBooked =>
    request === null ? { ...unit, alternatives: unit.alternatives.filter(isOtherDay) } : unit,
  );
  const all = [...open, ...now];
  return {
    notBooked: all,
    refused: all.length === 0 ? null : request,
    added: addedOf(request, guests, now),
    replaced: answer.replaced ?? [],
    repriced: answer.repriced ?? [],
  };
}

function guestsOf(request: AddRequest | null, personCount: number): number[] {
  return request !== null && 'persons' in request ? (guestNumbers(request.persons, personCount) ?? []) : [];
}

function addedOf(request: AddRequest | null, guests: number[], refused: NotBooked[]): AddedProduct | null {
  const xplanId = request === null ? null : xplanIdOf(request);
  const persons = guests.filter((guest) => refused.every(({ person }) => person !== guest));
  return xplanId === null || persons.length === 0 ? null : { xplanId, persons };
}
