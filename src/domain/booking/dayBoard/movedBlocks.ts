import type { BoardMovedItem } from '#contract/names.ts';
import { movedItems, movedTimes } from '../movedItems.ts';
import type { BoardDay, MovedAway } from './boardDay.ts';
import type { BoardIndex } from './boardIndex.ts';

/** What the venue mailed another time or day: first what its guest has not agreed to, in the order of where it is now. */
export function movedBlocks({ date, movedAway }: BoardDay, { timedItems }: BoardIndex): BoardMovedItem[] {
  const onDay = timedItems.map((item): MovedAway => ({ ...item, date }));
  return [...onDay, ...movedAway]
    .flatMap((item) => movedItems(item.reservation, [item]))
    .toSorted((a, b) => Number(a.moveAccepted) - Number(b.moveAccepted))
    .map((item) => ({
      itemId: item.id,
      reservationId: item.reservationId,
      title: item.name.slice(0, 300),
      guest: item.reservation.name || (item.reservation.number ?? ''),
      ...movedTimes(item, item.date),
      accepted: item.moveAccepted,
    }));
}
