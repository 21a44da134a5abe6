import type { BoardMovedItem } from '#contract/names.ts';
import { movedItems, movedTimes } from '../movedItems.ts';
import type { BoardIndex } from './boardIndex.ts';

/** What the venue mailed another time for: first what its guest has not agreed to, in the order of the day. */
export const movedBlocks = ({ timedItems }: BoardIndex): BoardMovedItem[] =>
  timedItems
    .flatMap((item) => movedItems(item.reservation, [item]))
    .toSorted((a, b) => Number(a.moveAccepted) - Number(b.moveAccepted))
    .map((item) => ({
      itemId: item.id,
      reservationId: item.reservationId,
      title: item.name.slice(0, 300),
      guest: item.reservation.name || (item.reservation.number ?? ''),
      ...movedTimes(item),
      accepted: item.moveAccepted,
    }));
