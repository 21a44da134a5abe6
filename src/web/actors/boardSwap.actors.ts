import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { BoardSwapActors } from '#machines/boardSwap/boardSwap.actors.ts';
import { swapItems } from '#web/queries/admin/swapItems.ts';
import { pause } from './pause.ts';

export const boardSwapActors = (client: QueryClient): BoardSwapActors => ({
  swap: fromPromise(async ({ input: { date, items, exchange, notifyGuests } }) => {
    const named = items.map(({ itemId, sequence }) => ({ itemId, sequence }));
    const form = { items: named, exchange: [...exchange], notifyGuests };
    const reservationIds = items.map(({ reservationId }) => reservationId);
    const [one, other] = (await swapItems(client, { date, reservationIds, form })).items;
    return [one!, other!];
  }),
  pause,
});
