import type { DragMoveEvent } from '@dnd-kit/core';
import type { BoardBlock, BoardLane, DayBoard } from '#contract/names.ts';
import type { BlockedTime, BlockedTimeDraft } from '#machines/blockedTime/blockedTime.types.ts';
import type { MoveTarget } from '#machines/boardMove/boardMove.types.ts';
import { blockedTimeOf, droppedAt, resized, stepsOf } from './blockedTimes.ts';
import { dropTarget } from './boardMoves.ts';

/** Of a blocked time the `draft` that it would be; null where it stays. */
export type Drag =
  | { kind: 'item'; block: BoardBlock; target: MoveTarget | null }
  | { kind: 'blockedTime'; block: BoardBlock; blockedTime: BlockedTime; draft: BlockedTimeDraft | null };

/** What is dragged, and where it would be. */
export function dragOf({ active, over, delta }: DragMoveEvent, { resources, date }: DayBoard): Drag | null {
  const { block, edge } = (active.data.current ?? {}) as { block?: BoardBlock; edge?: 'end' };
  const lane = (over?.data.current as { lane?: BoardLane } | undefined)?.lane;
  if (block === undefined) return null;
  const blockedTime = blockedTimeOf(date, block);
  if (blockedTime !== null && edge === 'end')
    return { kind: 'blockedTime', block, blockedTime, draft: resized(blockedTime, stepsOf(delta.y)) };
  const target = lane === undefined ? null : dropTarget({ block, lane, down: delta.y, resources });
  if (blockedTime === null) return { kind: 'item', block, target };
  const draft = target === null || lane === undefined ? null : droppedAt(blockedTime, target, lane);
  return { kind: 'blockedTime', block, blockedTime, draft };
}
