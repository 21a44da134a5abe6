import type { BoardBlock, BoardLane, DayBoard } from '#contract/names.ts';
import type { BoardItem, MoveTarget } from '#machines/boardMove/boardMove.types.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { minuteOf, pixelsPerHour } from './boardLayout.ts';

/** Minutes of a step, by dragging and by keys. */
export const gridStep = 15;

/** Null for what cannot be moved from here: sessions of many, what is being booked, what is over. */
export function boardItemOf(date: string, block: BoardBlock): BoardItem | null {
  const { kind, itemId, sequence, startTime, resourceIds } = block;
  const [reservationId] = block.reservationIds;
  if (kind !== 'item' || itemId === null || sequence === null || reservationId === undefined) return null;
  return { date, itemId, reservationId, sequence, startTime, resourceIds };
}

type Resources = DayBoard['resources'];

const ofRole = (resources: Resources, ids: readonly string[], role: Resources[number]['role'] | undefined): string[] =>
  ids.filter((id) => resources.find((one) => one.id === id)?.role === role);

interface Drop {
  block: BoardBlock;
  lane: BoardLane;
  /** Pixels that it was dragged down. */
  down: number;
  resources: Resources;
}

/** Where it would be: in the lane's therapist or room, with the rest as it is where that is free. Null where it stays. */
export function dropTarget({ block, lane, down, resources }: Drop): MoveTarget | null {
  const minutes = Math.round(((down / pixelsPerHour) * 60) / gridStep) * gridStep;
  const start = Math.min(1440 - gridStep, Math.max(0, minuteOf(block.startTime) + minutes));
  if (lane.kind === 'guest') return lane.id === block.laneId && minutes !== 0 ? targetAt(start, []) : null;
  if (lane.kind !== 'resource') return null;
  const role = resources.find(({ id }) => id === lane.id)?.role;
  const own = ofRole(resources, block.resourceIds, role);
  if (own.includes(lane.id)) return lane.id === block.laneId && minutes !== 0 ? targetAt(start, own) : null;
  if (block.laneId !== null && own.includes(block.laneId))
    return targetAt(
      start,
      own.map((id) => (id === block.laneId ? lane.id : id)),
    );
  return own.length < 2 ? targetAt(start, [lane.id]) : null;
}

const targetAt = (start: number, resourceIds: string[]): MoveTarget => ({ startTime: formatTime(start), resourceIds });

/** One choice of a therapist, room or device; `chosenId` empty: as it is, or whoever is free. */
export type Seat = { role: Resources[number]['role']; at: number; chosenId: string };

/** As many of each role as the item has; one of a role that it lost. */
export function seatsOf(
  { item, target }: { item: BoardItem; target: MoveTarget },
  resources: Resources,
  ableIds: readonly string[],
): Seat[] {
  return (['therapist', 'room', 'device'] as const).flatMap((role) => {
    if (ofRole(resources, ableIds, role).length === 0) return [];
    const chosen = ofRole(resources, target.resourceIds, role);
    const count = Math.max(1, ofRole(resources, item.resourceIds, role).length);
    return Array.from({ length: count }, (_none, at): Seat => ({ role, at, chosenId: chosen[at] ?? '' }));
  });
}

/** The target with another resource on a seat: of its role all are named then, or none. */
export function withSeat(
  { item, target }: { item: BoardItem; target: MoveTarget },
  resources: Resources,
  { role, at, chosenId }: Seat,
): MoveTarget {
  const now = ofRole(resources, item.resourceIds, role);
  const named = ofRole(resources, target.resourceIds, role);
  const others = target.resourceIds.filter((id) => !named.includes(id));
  const count = Math.max(1, now.length);
  const seats = Array.from({ length: count }, (_none, seat) =>
    seat === at ? chosenId : (named[seat] ?? now[seat] ?? ''),
  );
  const ids = chosenId === '' ? [] : [...new Set(seats.filter((id) => id !== ''))];
  return { ...target, resourceIds: [...others, ...ids] };
}
