import type { BoardBlock, BoardLane, DayBoard } from '#contract/names.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';

export const pixelsPerHour = 80;

/** Minutes of the day, on whole hours. */
export type BoardRange = { from: number; to: number };

export const minuteOf = (time: string): number => parseTime(time) ?? 0;

const usualDay: BoardRange = { from: 9 * 60, to: 18 * 60 };

/** From before the venue opens, or what is earlier, to after it closes; a closed day without anything is a usual one. */
export function boardRange({
  opening,
  blocks,
  unassigned,
}: Pick<DayBoard, 'opening' | 'blocks' | 'unassigned'>): BoardRange {
  const all = [...blocks, ...unassigned];
  const starts = [...opening.map(({ from }) => from), ...all.map(({ startTime }) => startTime)].map(minuteOf);
  const ends = [...opening.map(({ to }) => to), ...all.map(({ endTime }) => endTime)].map(minuteOf);
  if (starts.length === 0) return usualDay;
  return { from: Math.floor(Math.min(...starts) / 60) * 60, to: Math.ceil(Math.max(...ends) / 60) * 60 };
}

export const hoursOf = ({ from, to }: BoardRange): number[] =>
  Array.from({ length: (to - from) / 60 }, (_none, at) => from / 60 + at);

/** Pixels from the top of the board. */
export const topOf = (minute: number, { from }: BoardRange): number => ((minute - from) / 60) * pixelsPerHour;

export type PlacedBlock = { block: BoardBlock; column: number; columns: number };

/** Blocks that overlap stand beside each other. */
export function besideEachOther(blocks: readonly BoardBlock[]): PlacedBlock[] {
  const placed: PlacedBlock[] = [];
  let cluster: PlacedBlock[] = [];
  let ends: string[] = [];
  const close = (): void => {
    for (const each of cluster) each.columns = ends.length;
    placed.push(...cluster);
    [cluster, ends] = [[], []];
  };
  for (const block of inOrder(blocks)) {
    if (ends.every((end) => end <= block.startTime)) close();
    const free = ends.findIndex((end) => end <= block.startTime);
    const column = free === -1 ? ends.length : free;
    ends[column] = block.endTime;
    cluster.push({ block, column, columns: 1 });
  }
  close();
  return placed;
}

const inOrder = (blocks: readonly BoardBlock[]): BoardBlock[] =>
  blocks.toSorted((a, b) => a.startTime.localeCompare(b.startTime) || b.endTime.localeCompare(a.endTime));

/** What arrows lead to: bookings, and what staff blocked on the board. */
export const isBooking = ({ kind, blockedTimeId }: BoardBlock): boolean =>
  kind === 'item' || kind === 'session' || blockedTimeId !== null;

/** For who may not change them: as any other absence. */
export const withoutBlockedTimes = (board: DayBoard): DayBoard => ({
  ...board,
  blocks: board.blocks.map((block) => ({ ...block, blockedTimeId: null })),
});

export type LaneOfBlocks = { lane: BoardLane; blocks: BoardBlock[] };

/** `unassignedName`: a last lane for what has lost its place, where there is any. */
export function lanesOfBlocks({ lanes, blocks, unassigned }: DayBoard, unassignedName: string): LaneOfBlocks[] {
  const byLane = groupBy(blocks, ({ laneId }) => laneId);
  const placed = lanes.map((lane) => ({ lane, blocks: inOrder(byLane.get(lane.id) ?? []) }));
  if (unassigned.length === 0) return placed;
  const lane: BoardLane = {
    id: unassignedId,
    name: unassignedName,
    detail: '',
    kind: 'guest',
    open: [],
    places: [],
    stays: [],
  };
  return [
    ...placed,
    { lane, blocks: inOrder(unassigned.map((block) => ({ ...block, id: `${unassignedId}:${block.id}` }))) },
  ];
}

export const unassignedId = 'unassigned';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export const isArrow = (key: string): key is Arrow => /^Arrow(?:Up|Down|Left|Right)$/.test(key);

/** The booking that an arrow leads to: along the lane, or to the nearest in time of the next lane that has one. */
export function bookingBeside(lanes: readonly LaneOfBlocks[], id: string, arrow: Arrow): string | null {
  const bookings = lanes.map(({ blocks }) => blocks.filter(isBooking)).filter((blocks) => blocks.length > 0);
  const at = bookings.findIndex((blocks) => blocks.some((block) => block.id === id));
  const lane = bookings[at] ?? [];
  const place = lane.findIndex((block) => block.id === id);
  if (arrow === 'ArrowUp') return lane[place - 1]?.id ?? null;
  if (arrow === 'ArrowDown') return lane[place + 1]?.id ?? null;
  const start = minuteOf(lane[place]?.startTime ?? '00:00');
  const distance = (block: BoardBlock): number => Math.abs(minuteOf(block.startTime) - start);
  const next = bookings[arrow === 'ArrowLeft' ? at - 1 : at + 1] ?? [];
  return next.toSorted((a, b) => distance(a) - distance(b))[0]?.id ?? null;
}
