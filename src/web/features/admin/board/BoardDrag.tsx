import { DndContext, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { DragMoveEvent } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { DayBoard } from '#contract/names.ts';
import type { BlockedTimeEvent } from '#machines/blockedTime/blockedTime.types.ts';
import { boardItemOf } from './boardMoves.ts';
import { dragOf } from './drag.ts';
import { DragPreview } from './DragPreview.tsx';
import type { BoardMoveRef } from './useBoardMove.ts';

type BoardDragProps = {
  board: DayBoard;
  actor: BoardMoveRef;
  sendBlockedTime: (event: BlockedTimeEvent) => void;
  children: ReactNode;
};

const silent = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** Bookings and blocked times are dragged by mouse and finger; the dialog does the same by keys. */
export function BoardDrag({ board, actor, sendBlockedTime, children }: BoardDragProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  );
  const dropped = (event: DragMoveEvent): void => {
    const drag = dragOf(event, board);
    if (drag?.kind === 'blockedTime') {
      const { blockedTime, draft } = drag;
      if (draft !== null) sendBlockedTime({ type: 'blockedTime.dropped', blockedTime, draft });
      return;
    }
    const item = drag && boardItemOf(board.date, drag.block);
    if (drag?.target && item) actor.send({ type: 'item.dropped', item, target: drag.target });
  };
  return (
    <DndContext sensors={sensors} collisionDetection={pointerWithin} onDragEnd={dropped} accessibility={silent}>
      {children}
      <DragPreview board={board} />
    </DndContext>
  );
}
