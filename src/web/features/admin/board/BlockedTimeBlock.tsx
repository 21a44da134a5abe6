import { useDraggable } from '@dnd-kit/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import type { BoardBlock } from '#contract/names.ts';
import type { BlockedTime, BlockedTimeEvent } from '#machines/blockedTime/blockedTime.types.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { resized } from './blockedTimes.ts';
import * as css from './Board.css.ts';
import { minuteOf } from './boardLayout.ts';

type BlockedTimeBlockProps = {
  block: BoardBlock;
  blockedTime: BlockedTime;
  isStop: boolean;
  onFocus: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  send: (event: BlockedTimeEvent) => void;
};

const lowBlock = 26;

/** Shift with an arrow moves its end, as dragging its lower edge does. */
export function BlockedTimeBlock({ block, blockedTime, isStop, onFocus, onKeyDown, send }: BlockedTimeBlockProps) {
  const { t } = useLingui();
  const { id, title, startTime, endTime } = block;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data: { block } });
  const {
    setNodeRef: setEdgeRef,
    listeners: edgeListeners,
    isDragging: isResizing,
  } = useDraggable({
    id: `${id}:end`,
    data: { block, edge: 'end' },
  });
  const isLow = minuteOf(endTime) - minuteOf(startTime) < lowBlock;
  const resize = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.shiftKey || steps === undefined) return onKeyDown(event);
    event.preventDefault();
    const draft = resized(blockedTime, steps);
    if (draft !== null) send({ type: 'blockedTime.dropped', blockedTime, draft });
  };
  return (
    <button
      {...listeners}
      ref={setNodeRef}
      type="button"
      id={id}
      className={css.booking}
      data-kind="blocked"
      data-low={isLow || undefined}
      data-dragging={isDragging || isResizing || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-keyshortcuts="Shift+ArrowUp Shift+ArrowDown"
      onFocus={() => onFocus(id)}
      onKeyDown={resize}
      onClick={() => send({ type: 'blockedTime.chosen', blockedTime })}
    >
      <span className={css.bookingState}>
        <Icon name="lock" size={16} />
        <Trans id="board.blocked">Geblokkeerd</Trans>
      </span>
      <span className={css.spoken}>
        , {startTime} – {endTime}{' '}
      </span>
      {title === '' ? null : <span className={css.subtitle}>{title}</span>}
      <span
        {...edgeListeners}
        ref={setEdgeRef}
        className={css.edge}
        title={t({ id: 'board.blocked.edge', message: 'Sleep om de eindtijd te wijzigen' })}
      />
    </button>
  );
}
