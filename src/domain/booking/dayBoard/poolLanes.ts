import type { BoardBlock, BoardLane } from '#contract/names.ts';
import { freeSpans } from '../../scheduling/day/capacity.ts';
import { groupBy } from '../../values/groupBy.ts';
import { bucketsOf } from '../../scheduling/stay/entryTimes.ts';
import { openHours } from '../../scheduling/stay/openingBlocks.ts';
import { sumOf } from '../../values/cents.ts';
import type { BoardDay, StayClaim } from './boardDay.ts';
import type { BoardIndex, TimedItem } from './boardIndex.ts';
import { emptyBlock, timeBlocks, timesOf } from './boardBlock.ts';
import { sessionState } from './boardStates.ts';
import type { LanesWithBlocks } from './resourceLanes.ts';

/** A lane for each pool, in it every session that somebody booked, and by hour what stays hold of it. */
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
      stays: staysOf(
        day.stayClaims.filter(({ poolId }) => poolId === id),
        day.opening,
      ),
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

function staysOf(claims: readonly StayClaim[], opening: BoardDay['opening']): BoardLane['stays'] {
  if (claims.length === 0) return [];
  const heldIn = (bucket: number): number =>
    sumOf(
      claims.filter(({ fromBucket, toBucket }) => fromBucket <= bucket && bucket < toBucket).map(({ units }) => units),
    );
  return openHours(opening).map((hour) => {
    const span = { from: hour * 60, to: hour * 60 + 60 };
    const [first, end] = bucketsOf(span.from, span.to);
    const buckets = Array.from({ length: end - first }, (_none, at) => first + at);
    return { ...timeBlocks([span])[0]!, units: Math.max(...buckets.map(heldIn)) };
  });
}

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
