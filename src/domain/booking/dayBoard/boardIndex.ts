import { isEntry } from '../products.ts';
import { groupBy } from '../../values/groupBy.ts';
import type { ResourceClaim } from '../../scheduling/changes/bookedDay.ts';
import type { Span } from '../../scheduling/solver/groupInput.ts';
import type { BoardDay, BoardItem, BoardReservation, BoardResource } from './boardDay.ts';

export type TimedItem = BoardItem & Span & { reservation: BoardReservation; claims: readonly ResourceClaim[] };

/** The rows of a day, joined. */
export type BoardIndex = {
  /** What has a time of its own, in the order of the day. */
  timedItems: readonly TimedItem[];
  itemById: ReadonlyMap<string, TimedItem>;
  resourceById: ReadonlyMap<string, BoardResource>;
  guestCount(item: TimedItem): number;
};

export function indexBoard({ items, reservations, resourceClaims, resources }: BoardDay): BoardIndex {
  const reservationById = new Map(reservations.map((reservation) => [reservation.id, reservation]));
  const claimsByItem = groupBy(resourceClaims, ({ itemId }) => itemId);
  const timedItems = items
    .flatMap((item): TimedItem[] => {
      const reservation = reservationById.get(item.reservationId);
      const { startMinute: from, endMinute: to } = item;
      if (!reservation || from === null || to === null || from >= to || !hasOwnTime(item)) return [];
      return [{ ...item, from, to, reservation, claims: claimsByItem.get(item.id) ?? [] }];
    })
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  const together = groupBy(timedItems, togetherKey);
  return {
    timedItems,
    itemById: new Map(timedItems.map((item) => [item.id, item])),
    resourceById: new Map(resources.map((resource) => [resource.id, resource])),
    guestCount: (item) => {
      const group = together.get(togetherKey(item)) ?? [];
      return Math.round(group.length / Math.max(1, group.filter(({ claimCount }) => claimCount > 0).length));
    },
  };
}

const togetherKey = ({ reservationId, productId, from }: TimedItem): string => `${reservationId} ${productId} ${from}`;

const hasOwnTime = (item: BoardItem): boolean => item.objectType === 'product' && !item.checkinType && !isEntry(item);
