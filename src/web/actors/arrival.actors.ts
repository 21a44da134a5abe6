import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ArrivalActors } from '#machines/arrival/arrival.actors.ts';
import { findByNumber, markGuests } from '#web/queries/admin/guestArrivals.ts';
import { pause } from './pause.ts';

export const arrivalActors = (client: QueryClient): ArrivalActors => ({
  find: fromPromise(({ input: { number } }) => findByNumber(client, number)),
  mark: fromPromise(({ input: { reservationId, marks, shares } }) =>
    markGuests(client, reservationId, { guests: [...marks], sharesWristbands: shares }),
  ),
  pause,
});
