import { startTransition, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { BoardRange } from './boardLayout.ts';
import { drawnAt, everything, isSameDrawn, type Drawn } from './drawn.ts';

type Size = { laneCount: number; range: BoardRange; isWhole: boolean };

const nothing: Drawn = { fromLane: 0, toLane: 0, from: 0, to: 0 };

/** What of the board in the region is drawn; on paper all of it. */
export function useDrawn({ laneCount, range: { from, to }, isWhole }: Size): {
  drawn: Drawn;
  region: RefObject<HTMLDivElement | null>;
} {
  const region = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(nothing);
  const onPaper = useOnPaper();
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null || isWhole) return;
    let size = sizeOf(element);
    const look = (): void => {
      const { scrollLeft, scrollTop } = element;
      const next = drawnAt({ scrollLeft, scrollTop, ...size }, laneCount, { from, to });
      setDrawn((former) => (isSameDrawn(former, next) ? former : next));
    };
    const scrolled = (): void => startTransition(look);
    look();
    element.addEventListener('scroll', scrolled, { passive: true });
    const sizes = new ResizeObserver(() => {
      size = sizeOf(element);
      look();
    });
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', scrolled);
      sizes.disconnect();
    };
  }, [laneCount, from, to, isWhole]);
  return { drawn: isWhole || onPaper ? everything : drawn, region };
}

/** Read when it changes only: while scrolling that would lay out the page in the middle of a frame. */
const sizeOf = ({ scrollWidth, clientWidth, clientHeight }: HTMLElement) => ({
  scrollWidth,
  clientWidth,
  clientHeight,
});

let isPrinting = false;

const useOnPaper = (): boolean => useSyncExternalStore(watchPrinting, () => isPrinting || matchMedia('print').matches);

/** Drawn before the event ends, because the browser then takes what stands there. */
function watchPrinting(changed: () => void): () => void {
  const media = matchMedia('print');
  const drawNow = (): void => flushSync(changed);
  const printing = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint';
    drawNow();
  };
  media.addEventListener('change', drawNow);
  window.addEventListener('beforeprint', printing);
  window.addEventListener('afterprint', printing);
  return () => {
    media.removeEventListener('change', drawNow);
    window.removeEventListener('beforeprint', printing);
    window.removeEventListener('afterprint', printing);
  };
}
