import type { QueryClient } from '@tanstack/react-query';
import type { AddResult, Flow, Reservation } from '#contract/names.ts';
import type { Booked } from '#machines/bookingRequest.types.ts';
import type { Reserved } from '#machines/reservationFacts.types.ts';
import { invalidateAvailability } from '#web/queries/products.ts';
import { cacheReservation, reservationKey } from '#web/queries/reservation.ts';
import type { ReservationLoad } from '#web/queries/reservation.ts';
import { reservationFactsOf } from './facts.ts';
import { repricedIn } from './repriced.ts';
import { refusalFromApi } from './refusals.ts';

/** Puts the server's responses into the query cache, then hands the machine its facts. */
export function answersOf(client: QueryClient, flow: Flow) {
  const { slug } = flow;
  const save = (reservation: Reservation): Reserved => {
    cacheReservation(client, slug, reservation);
    return { reservation: reservationFactsOf(flow, reservation) };
  };
  const booked = (reservation: Reservation): Reserved => {
    invalidateAvailability(client);
    return save(reservation);
  };
  const added = ({ reservation, notBookedProducts, replacedProducts }: AddResult): Booked => {
    const before = client.getQueryData<ReservationLoad>(reservationKey(slug))?.reservation ?? null;
    const repriced = repricedIn(client, flow, { before, after: reservation });
    if (repriced.length > 0) void client.invalidateQueries({ queryKey: ['flows', 'step'] });
    return {
      ...booked(reservation),
      notBooked: notBookedProducts.map(refusalFromApi),
      replaced: replacedProducts,
      repriced,
    };
  };
  const cancelled = (): null => {
    invalidateAvailability(client);
    cacheReservation(client, slug, null);
    return null;
  };
  /** After a refused change the cached state may be outdated. */
  const refused = (error: unknown): never => {
    void client.invalidateQueries({ queryKey: reservationKey(slug) });
    invalidateAvailability(client);
    throw error;
  };
  return { save, booked, added, cancelled, refused };
}
