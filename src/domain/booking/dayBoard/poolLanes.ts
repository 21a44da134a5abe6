import type { BoardBlock, BoardLane } from '#contract/names.ts';
import { freeSpans } from '../../scheduling/day/capacity.ts';
import { groupBy } from '../../values/groupBy.ts';
import type { BoardDay } from './boardDay.ts';
import type { BoardIndex, TimedItem } from './boardIndex.ts';
import { emptyBlock, timeBlocks, timesOf } from './boardBlock.ts';
import { sessionState } from './boardStates.ts';
import type { LanesWithBlocks } from './resourceLanes.ts';

/** A lane for each pool with sessions, and in it every session that somebody booked. */
export function poolLanes(day: BoardDay, { itemById }: BoardIndex): LanesWithBlocks {
  const open = timeBlocks(day.opening.map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute })));
  const claimed = day.poolClaims.flatMap(({ itemId, poolId, units }) => {
    const item = itemById.get(itemId);
    return item ? [{ item, poolId, units }] : [];
  });
  return {
    lanes: day.pools.map(({ id, name, capacities }) => ({
      id,
      name,
      detail: '',
      kind: 'pool',
      open,
      places: placesOf(capacities),
    })),
    blocks: day.pools.flatMap(({ id }) => {
      const sessions = groupBy(
        claimed.filter(({ poolId }) => poolId === id),
        ({ item }) => `${id}:${item.productId}:${item.from}:${item.to}`,
      );
      return [...sessions].map(([key, claims]) => sessionBlock({ key, poolId: id, claims }, day));
    }),
  };
}

const wholeDay = [{ fromMinute: 0, toMinute: 1440 }];

const placesOf = (capacities: readonly number[]): BoardLane['places'] =>
  freeSpans(capacities, wholeDay).map(({ places, ...span }) => ({ ...timeBlocks([span])[0]!, capacity: places }));

type Session = { key: string; poolId: string; claims: readonly { item: TimedItem; units: number }[] };

function sessionBlock({ key, poolId, claims }: Session, day: BoardDay): BoardBlock {
  const { item } = claims[0]!;
  return {
    ...emptyBlock,
    ...timesOf(item),
    id: key,
    laneId: poolId,
    kind: 'session',
    title: item.name.slice(0, 300),
    reservationIds: [...new Set(claims.map((claim) => claim.item.reservationId))],
    state: sessionState(item, day),
    personCount: claims.reduce((sum, { units }) => sum + units, 0),
  };
}
