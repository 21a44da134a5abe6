import { Trans, useLingui } from '@lingui/react/macro';
import { DragOverlay, useDndMonitor } from '@dnd-kit/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DayBoard } from '#contract/names.ts';
import { blockedTimePreviewQuery } from '#web/queries/admin/blockedTimes.ts';
import { movePreviewQuery } from '#web/queries/admin/moveItem.ts';
import { Icon } from '#web/ui/Icon.tsx';
import * as css from './Board.css.ts';
import { dragged } from './DragPreview.css.ts';
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
      setDrag((former) => (JSON.stringify(former) === JSON.stringify(next) ? former : next));
    },
    onDragEnd: () => setDrag(null),
    onDragCancel: () => setDrag(null),
  });
  return (
    <DragOverlay dropAnimation={null}>
      {drag === null ? null : drag.kind === 'item' ? (
        <DraggedItem board={board} drag={drag} />
      ) : (
        <DraggedBlockedTime drag={drag} />
      )}
    </DragOverlay>
  );
}

function DraggedItem({ board, drag }: { board: DayBoard; drag: ItemDrag }) {
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
    <DraggedCard
      title={drag.block.title}
      times={drag.target?.startTime ?? drag.block.startTime}
      fits={fits}
      reason={answer?.reason ? reasons(answer.reason) : ''}
    />
  );
}

function DraggedBlockedTime({ drag }: { drag: Exclude<Drag, ItemDrag> }) {
  const { t } = useLingui();
  const resting = useResting(drag);
  const shown = drag.draft ?? drag.blockedTime;
  const isCurrent = resting === drag && drag.draft !== null;
  const { data, isPlaceholderData } = useQuery({ ...blockedTimePreviewQuery(shown), enabled: isCurrent });
  const answer = isCurrent && !isPlaceholderData ? data : undefined;
  const [first] = answer?.conflicts ?? [];
  return (
    <DraggedCard
      title={drag.block.title === '' ? t({ id: 'board.blocked', message: 'Geblokkeerd' }) : drag.block.title}
      times={`${shown.startTime} – ${shown.endTime}`}
      fits={answer === undefined ? undefined : first === undefined}
      reason={first === undefined ? '' : [first.startTime, first.title, first.name].filter(Boolean).join(' ')}
    />
  );
}

type DraggedCardProps = { title: string; times: string; fits: boolean | undefined; reason: string };

const DraggedCard = ({ title, times, fits, reason }: DraggedCardProps) => (
  <div className={dragged} data-fits={fits}>
    <span className={css.bookingTitle}>{title}</span>
    <span className={css.subtitle}>{times}</span>
    {fits === undefined ? null : (
      <span className={css.bookingState}>
        <Icon name={fits ? 'check' : 'warning'} size={16} />
        {fits ? <Trans id="board.move.fitsHere">past</Trans> : reason}
      </span>
    )}
  </div>
);

type ItemDrag = Extract<Drag, { kind: 'item' }>;

/** The last one that stayed for a moment. */
function useResting<One extends Drag>(drag: One): One {
  const [resting, setResting] = useState(drag);
  useEffect(() => {
    const timer = setTimeout(() => setResting(drag), restMs);
    return () => clearTimeout(timer);
  }, [drag]);
  return resting;
}
