import { useRef, type PointerEvent } from 'react';

const farEnough = 96;

type SwipeHandlers = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
};

/** Calls `onSwiped` past 96 pixels. */
export function useSwipeDown(onSwiped: () => void): SwipeHandlers {
  const start = useRef<number | null>(null);
  const end = (event: PointerEvent<HTMLElement>, swiped: boolean): void => {
    const from = start.current;
    start.current = null;
    if (from === null) return;
    if (swiped && event.clientY - from > farEnough) onSwiped();
    else move(event.currentTarget, 0);
  };
  return {
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button') !== null) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      if (start.current !== null) move(event.currentTarget, event.clientY - start.current);
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}

function move(head: HTMLElement, distance: number): void {
  const dialog = head.closest('dialog');
  if (dialog !== null) dialog.style.translate = distance > 0 ? `0 ${distance}px` : '';
}
