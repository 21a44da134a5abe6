import type { BoardBlock, DayBoard } from '#contract/names.ts';
import { groupBy } from '../../values/groupBy.ts';
import { formatTime } from '../../values/timeOfDay.ts';
import { arrivals } from './arrivals.ts';
import { itemBlock, timeBlocks } from './boardBlock.ts';
import type { BoardDay } from './boardDay.ts';
import { indexBoard } from './boardIndex.ts';
import type { BoardIndex } from './boardIndex.ts';
import { guestLanes } from './guestLanes.ts';
import { movedBlocks } from './movedBlocks.ts';
import { occupancy } from './occupancy.ts';
import { poolLanes } from './poolLanes.ts';
import { resourceLanes } from './resourceLanes.ts';
import type { LanesWithBlocks } from './resourceLanes.ts';

export type BoardView = 'therapists' | 'rooms' | 'pools' | 'guests';

export function dayBoard(day: BoardDay, by: BoardView): DayBoard {
  const index = indexBoard(day);
  const { percent, byHour } = occupancyOf(day, by);
  return {
    date: day.date,
    now: { date: day.now.today, time: formatTime(day.now.minute) },
    opening: timeBlocks(day.opening.map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute }))),
    occupancyPercent: percent,
    occupancyByHour: byHour,
    ...lanesBy[by](day, index),
    unassigned: unassigned(day, index),
    moved: movedBlocks(day, index),
    arrivals: arrivals(day),
    resources: day.resources.map(({ id, name, role }) => ({ id, name, role })),
  };
}

const lanesBy: Record<BoardView, (day: BoardDay, index: BoardIndex) => LanesWithBlocks> = {
  therapists: (day, index) => resourceLanes(day, index, 'therapist'),
  rooms: (day, index) => resourceLanes(day, index, 'room'),
  pools: poolLanes,
  guests: guestLanes,
};

/** Items still to come or going on that hold too little, or what their place can no longer give. */
function unassigned(day: BoardDay, index: BoardIndex): BoardBlock[] {
  const poolClaimCounts = groupBy(day.poolClaims, ({ itemId }) => itemId);
  const isOver = (to: number): boolean =>
    day.date < day.now.today || (day.date === day.now.today && to <= day.now.minute);
  return index.timedItems
    .filter(({ reservation: { state }, to }) => (state === 'confirmed' || state === 'checked_in') && !isOver(to))
    .filter(
      ({ id, claims, claimCount }) =>
        claims.length + (poolClaimCounts.get(id)?.length ?? 0) < claimCount || day.invalidatedItemIds.has(id),
    )
    .map((item) => itemBlock(item, day, index));
}

function occupancyOf(day: BoardDay, by: BoardView) {
  const role = by === 'rooms' ? 'room' : 'therapist';
  const claims = groupBy(day.resourceClaims, ({ resourceId }) => resourceId);
  const resources = day.resources.filter((resource) => resource.role === role);
  return occupancy(
    resources.map(({ id, works }) => ({ works, claims: claims.get(id) ?? [] })),
    day.opening,
  );
}
