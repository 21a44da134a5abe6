import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Flow } from '#contract/names.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { AddingActors } from '#machines/adding/adding.actors.ts';
import type { Draft } from '#machines/draft.types.ts';
import { setReservationSession } from '#web/api/tokens.ts';
import { reservationQuery } from '#web/queries/reservation.ts';
import * as calls from '#web/queries/reservationCalls.ts';
import { addToReservation } from './addToReservation.ts';
import { answersOf } from './answers.ts';
import { factsOf } from './facts.ts';

const time = (minute: number | null): string | null => (minute === null ? null : formatTime(minute));

const draftBody = ({ personCount, date, startTime, endTime }: Draft) => ({
  personCount,
  date: date ?? '',
  startTime: time(startTime),
  endTime: time(endTime),
});

export function addingActors(client: QueryClient, flow: Flow): AddingActors {
  const { slug } = flow;
  const { save, added, refused } = answersOf(client, flow);
  return {
    createReservation: fromPromise(async ({ input }) => {
      const reservation = await calls.createReservation({ slug }, draftBody(input.draft));
      setReservationSession(reservation.session.id);
      return save(reservation);
    }),
    loadReservation: fromPromise(async () =>
      factsOf(flow, await client.fetchQuery({ ...reservationQuery(slug), staleTime: 0 })),
    ),
    addToReservation: fromPromise(({ input }) => addToReservation(flow, input.request).then(added, refused)),
  };
}
