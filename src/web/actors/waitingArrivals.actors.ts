import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { WaitingArrivalsActors } from '#machines/waitingArrivals/waitingArrivals.actors.ts';
import { deliverArrival } from '#web/queries/admin/arrivalChanges.ts';
import { pause } from './pause.ts';

export const waitingArrivalsActors = (client: QueryClient): WaitingArrivalsActors => ({
  deliver: fromPromise(({ input: { key } }) => deliverArrival(client, key)),
  pause,
});
