import { useRef, type PointerEvent, type RefObject } from 'react';

const farEnough = 96;

type SwipeHandlers = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
};

/** Lets a finger pull the surface down; past 96 px it calls `onSwiped`, else the surface goes back. */
export function useSwipeDown(surface: RefObject<HTMLElement | null>, onSwiped: () => void): SwipeHandlers {
  const start = useRef<number | null>(null);
  const move = (distance: number): void => {
    if (surface.current !== null) surface.current.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  const end = (event: PointerEvent<HTMLElement>, swiped: boolean): void => {
    const from = start.current;
    start.current = null;
    if (from === null) return;
    if (swiped && event.clientY - from > farEnough) onSwiped();
    else move(0);
  };
  return {
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button') !== null) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      if (start.current !== null) move(event.clientY - start.current);
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}
