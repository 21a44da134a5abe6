import { visitSpan } from '../timedItems.ts';
import { groupBy } from '../../values/groupBy.ts';
import type { BoardDay } from './boardDay.ts';
import type { BoardIndex, TimedItem } from './boardIndex.ts';
import { itemBlock, timeBlocks } from './boardBlock.ts';
import type { LanesWithBlocks } from './resourceLanes.ts';

/** A lane for each guest who has something at a time, those who come first in front; open while the visit lasts. */
export function guestLanes(day: BoardDay, index: BoardIndex): LanesWithBlocks {
  const booked = index.timedItems.filter(({ reservation }) => reservation.state !== 'hold');
  const guests = groupBy(booked, laneOf);
  const itemsByReservation = groupBy(booked, ({ reservationId }) => reservationId);
  return {
    lanes: [...guests].map(([id, [first]]) => {
      const { reservation, person } = first!;
      const name = reservation.name || (reservation.number ?? '');
      const visit = visitSpan(reservation, itemsByReservation.get(reservation.id) ?? []);
      return {
        id,
        name: reservation.personCount > 1 ? `${name} ${person}` : name,
        detail: '',
        kind: 'guest',
        open: visit && visit.from < visit.to ? timeBlocks([visit]) : [],
        places: [],
        stays: [],
      };
    }),
    blocks: booked.map((item) => ({
      ...itemBlock(item, day, index),
      laneId: laneOf(item),
      subtitle: item.claims
        .flatMap(({ resourceId }) => index.resourceById.get(resourceId)?.name ?? [])
        .join(', ')
        .slice(0, 300),
    })),
  };
}

const laneOf = ({ reservationId, person }: TimedItem): string => `${reservationId}-${person}`;
