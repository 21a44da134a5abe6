import { useEffect, type RefObject } from 'react';
import { media } from './theme/breakpoints.ts';

/** Scrolls an element into view; not behind an open dialog. */
export function useIntoView(ref: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    const element = ref.current;
    const modal = document.querySelector('dialog:modal');
    if (!enabled || element === null || (modal !== null && !modal.contains(element))) return;
    const reducedMotion = window.matchMedia(media.still).matches;
    element.scrollIntoView({ block: 'nearest', behavior: reducedMotion ? 'auto' : 'smooth' });
  }, [ref, enabled]);
}
