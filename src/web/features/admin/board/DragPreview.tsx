import { Trans } from '@lingui/react/macro';
import { DragOverlay, useDndMonitor } from '@dnd-kit/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DayBoard } from '#contract/names.ts';
import { movePreviewQuery } from '#web/queries/admin/moveItem.ts';
import { Icon } from '#web/ui/Icon.tsx';
import * as css from './Board.css.ts';
import { boardItemOf } from './boardMoves.ts';
import { dragOf, type Drag } from './drag.ts';
import { useMoveReasons } from './useMoveReasons.ts';

const restMs = 120;

/** Beside the pointer: the time, and whether it fits there. */
export function DragPreview({ board }: { board: DayBoard }) {
  const [drag, setDrag] = useState<Drag | null>(null);
  useDndMonitor({
    onDragMove: (event) => {
      const next = dragOf(event, board);
      setDrag((former) => (JSON.stringify(former?.target) === JSON.stringify(next?.target) && former ? former : next));
    },
    onDragEnd: () => setDrag(null),
    onDragCancel: () => setDrag(null),
  });
  return <DragOverlay dropAnimation={null}>{drag === null ? null : <Dragged board={board} drag={drag} />}</DragOverlay>;
}

function Dragged({ board, drag }: { board: DayBoard; drag: Drag }) {
  const resting = useResting(drag);
  const reasons = useMoveReasons();
  const item = boardItemOf(board.date, drag.block);
  const form = {
    itemId: item?.itemId ?? '',
    sequence: item?.sequence ?? 0,
    startTime: resting.target?.startTime ?? '',
    resourceIds: [...(resting.target?.resourceIds ?? [])],
  };
  const isCurrent = resting === drag && drag.target !== null;
  const { data, isPlaceholderData } = useQuery({
    ...movePreviewQuery(board.date, form),
    enabled: isCurrent && item !== null,
  });
  const answer = isCurrent && !isPlaceholderData ? data : undefined;
  const fits = answer === undefined ? undefined : answer.reason === null;
  return (
    <div className={css.dragged} data-fits={fits}>
      <span className={css.bookingTitle}>{drag.block.title}</span>
      <span className={css.subtitle}>{drag.target?.startTime ?? drag.block.startTime}</span>
      {answer === undefined ? null : (
        <span className={css.bookingState}>
          <Icon name={fits ? 'check' : 'warning'} size={16} />
          {answer.reason === null ? <Trans id="board.move.fitsHere">past</Trans> : reasons(answer.reason)}
        </span>
      )}
    </div>
  );
}

/** The last one that stayed for a moment. */
function useResting(drag: Drag): Drag {
  const [resting, setResting] = useState(drag);
  useEffect(() => {
    const timer = setTimeout(() => setResting(drag), restMs);
    return () => clearTimeout(timer);
  }, [drag]);
  return resting;
}
