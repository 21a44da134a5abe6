import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { BoardMoveActors } from '#machines/boardMove/boardMove.actors.ts';
import { moveItem } from '#web/queries/admin/moveItem.ts';
import { pause } from './pause.ts';

export const boardMoveActors = (client: QueryClient): BoardMoveActors => ({
  move: fromPromise(({ input: { item, target, notifyGuest } }) => {
    const { date, itemId, sequence, reservationId } = item;
    const { startTime, resourceIds } = target;
    const form = { itemId, sequence, startTime, resourceIds: [...resourceIds], notifyGuest };
    return moveItem(client, { date, reservationId, form });
  }),
  pause,
});
