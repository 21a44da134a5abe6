import type { BlockedTimeConflict, BoardBlock, BoardLane, DayBoard } from '#contract/names.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { BlockedTime, BlockedTimeDraft } from '#machines/blockedTime/blockedTime.types.ts';
import type { MoveTarget } from '#machines/boardMove/boardMove.types.ts';
import { boardRange, minuteOf, pixelsPerHour } from './boardLayout.ts';
import { gridStep } from './boardMoves.ts';

/** Null for everything else, also for the absences of a roster. */
export function blockedTimeOf(date: string, block: BoardBlock): BlockedTime | null {
  const { blockedTimeId: id, sequence: version, laneId: resourceId, startTime, endTime, title: reason } = block;
  if (id === null || version === null || resourceId === null) return null;
  return { date, id, version, resourceId, startTime, endTime, reason };
}

const usualMinutes = 60;
const endOfDay = 1440;

/** An hour of who or what stands first, from now on today, else from when the venue opens. */
export function newBlockedTime(board: DayBoard, minute: number | null): BlockedTimeDraft {
  const [lane] = board.lanes.filter(({ kind }) => kind === 'resource');
  const resourceId = lane?.id ?? blockable(board.resources)[0]?.id ?? '';
  const from = minute ?? minuteOf(board.opening[0]?.from ?? formatTime(boardRange(board).from));
  const start = Math.min(endOfDay - usualMinutes, Math.ceil(from / gridStep) * gridStep);
  const times = { startTime: formatTime(start), endTime: formatTime(start + usualMinutes) };
  return { date: board.date, id: null, version: null, resourceId, ...times, reason: '' };
}

/** Devices have no lane. */
export const blockable = (resources: DayBoard['resources']): DayBoard['resources'] =>
  resources.filter(({ role }) => role !== 'device');

/** The same length at another start, cut at the end of the day. */
export function startingAt<Draft extends BlockedTimeDraft>(draft: Draft, startTime: string): Draft {
  const minutes = minuteOf(draft.endTime) - minuteOf(draft.startTime);
  return { ...draft, startTime, endTime: formatTime(Math.min(endOfDay, minuteOf(startTime) + minutes)) };
}

/** Null where it stays. */
export function droppedAt(blockedTime: BlockedTime, target: MoveTarget, lane: BoardLane): BlockedTimeDraft | null {
  if (lane.kind !== 'resource') return null;
  const draft = { ...startingAt(blockedTime, target.startTime), resourceId: lane.id };
  return draft.startTime === blockedTime.startTime && lane.id === blockedTime.resourceId ? null : draft;
}

/** With an end so many steps later, at least one step after its start; null where it stays. */
export function resized<Draft extends BlockedTimeDraft>(draft: Draft, steps: number): Draft | null {
  const end = minuteOf(draft.endTime) + steps * gridStep;
  const endTime = formatTime(Math.min(endOfDay, Math.max(minuteOf(draft.startTime) + gridStep, end)));
  return endTime === draft.endTime ? null : { ...draft, endTime };
}

export const stepsOf = (pixels: number): number => Math.round(((pixels / pixelsPerHour) * 60) / gridStep);

/** What of the time is free before and after what is in the way. */
export function freeBeside(draft: BlockedTimeDraft, conflicts: readonly BlockedTimeConflict[]): BlockedTimeDraft[] {
  const starts = conflicts.map(({ startTime }) => startTime).toSorted();
  const ends = conflicts.map(({ endTime }) => endTime).toSorted();
  const first = starts[0] ?? draft.endTime;
  const last = ends.at(-1) ?? draft.startTime;
  return [
    ...(draft.startTime < first ? [{ ...draft, endTime: first }] : []),
    ...(last < draft.endTime ? [{ ...draft, startTime: last }] : []),
  ];
}
