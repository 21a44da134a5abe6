import type { DragMoveEvent } from '@dnd-kit/core';
import type { BoardBlock, BoardLane, DayBoard } from '#contract/names.ts';
import type { MoveTarget } from '#machines/boardMove/boardMove.types.ts';
import { dropTarget } from './boardMoves.ts';

export type Drag = { block: BoardBlock; target: MoveTarget | null };

/** What is dragged, and where it would be. */
export function dragOf({ active, over, delta }: DragMoveEvent, { resources }: DayBoard): Drag | null {
  const block = (active.data.current as { block?: BoardBlock } | undefined)?.block;
  const lane = (over?.data.current as { lane?: BoardLane } | undefined)?.lane;
  if (block === undefined) return null;
  return { block, target: lane === undefined ? null : dropTarget({ block, lane, down: delta.y, resources }) };
}
