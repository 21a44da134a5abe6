import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Flow, Reservation } from '#contract/names.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { ReservationActors, Reserved } from '#machines/reservation/reservation.actors.ts';
import type { Draft } from '#machines/reservation/reservation.types.ts';
import { setReservationSession } from '#web/api/tokens.ts';
import { keepReservation, reservationKey, reservationQuery } from '#web/queries/reservation.ts';
import * as calls from '#web/queries/reservationCalls.ts';
import { addToReservation } from './addToReservation.ts';
import { factsActor } from './factsActor.ts';
import { factsOf, reservationFactsOf } from './facts.ts';
import { holdClockActor } from './holdClockActor.ts';
import { watchPayment } from './watchPayment.ts';

const time = (minute: number | null): string | null => (minute === null ? null : formatTime(minute));

const draftBody = ({ personCount, date, startTime, endTime }: Draft) => ({
  personCount,
  date: date ?? '',
  startTime: time(startTime),
  endTime: time(endTime),
});

/** The calls the reservation machine asks for. Every answer also goes where the screens read it. */
export function reservationActors(client: QueryClient, flow: Flow): ReservationActors {
  const { slug } = flow;
  const keep = (reservation: Reservation): Reserved => {
    keepReservation(client, slug, reservation);
    return { reservation: reservationFactsOf(flow, reservation) };
  };
  /** A refused change means that what is shown may be old. */
  const reread = (error: unknown): never => {
    void client.invalidateQueries({ queryKey: reservationKey(slug) });
    throw error;
  };
  return {
    createReservation: fromPromise(async ({ input }) => {
      const reservation = await calls.createReservation({ slug }, draftBody(input.draft));
      setReservationSession(reservation.session.id);
      return keep(reservation);
    }),
    loadReservation: fromPromise(async () =>
      factsOf(flow, await client.fetchQuery({ ...reservationQuery(slug), staleTime: 0 })),
    ),
    cancelReservation: fromPromise(async () => {
      await calls.cancelReservation({ slug }).catch(reread);
      keepReservation(client, slug, null);
      return null;
    }),
    addToReservation: fromPromise(async ({ input }) => {
      const { reservation, notBookedProducts } = await addToReservation(flow, input.request).catch(reread);
      return { ...keep(reservation), notBooked: notBookedProducts };
    }),
    removeItem: fromPromise(async ({ input: { removal } }) => {
      if (removal === null) throw new Error('nothing to remove');
      const { itemId } = removal;
      const call =
        removal.kind === 'collection'
          ? calls.removeCollection({ slug }, removal.xplanId, itemId)
          : calls.removeProduct({ slug }, itemId);
      return keep(await call.catch(reread));
    }),
    linkCustomer: fromPromise(async () => keep(await calls.linkCustomer({ slug }).catch(reread))),
    prepare: fromPromise(async ({ input }) =>
      keep(await calls.prepareReservation({ slug }, input.flowId).catch(reread)),
    ),
    renewHold: fromPromise(async () => keep(await calls.renewReservation({ slug }).catch(reread))),
    watchPayment: fromPromise(({ input, signal }) => watchPayment(client, input.reservationId, signal)),
    facts: factsActor(client, flow),
    holdClock: holdClockActor(client, slug),
  };
}
