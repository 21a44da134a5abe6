import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ArrivalActors } from '#machines/arrival/arrival.actors.ts';
import type { MarkInput, Marked } from '#machines/arrival/arrival.types.ts';
import { sayArrival } from '#web/queries/admin/arrivalChanges.ts';
import { findByNumber } from '#web/queries/admin/guestArrivals.ts';
import { reservationQuery } from '#web/queries/admin/reservations.ts';
import { pause } from './pause.ts';

export const arrivalActors = (client: QueryClient): ArrivalActors => ({
  find: fromPromise(({ input: { number } }) => findByNumber(client, number)),
  mark: fromPromise(({ input }) => mark(client, input)),
  pause,
});

/** While the server is away it waits, and all of it is said to be done. */
async function mark(client: QueryClient, { reservationId, marks, shares }: MarkInput): Promise<Marked> {
  const reservation = client.getQueryData(reservationQuery(reservationId).queryKey);
  const { customer = null, number = null } = reservation ?? {};
  const name = customer?.lastName || (number ?? '');
  const said = { reservationId, name, change: { kind: 'guests' as const, marks, shares } };
  return (await sayArrival(client, said)) ?? { changed: marks.map(({ person }) => person), holders: [] };
}
