import { useEffect, type RefObject } from 'react';
import { media } from '#web/ui/theme/breakpoints.ts';

/** Scrolls an element into view; not behind an open dialog. */
export function useIntoView(ref: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const part = ref.current;
    const modal = document.querySelector('dialog:modal');
    if (!wanted || part === null || (modal !== null && !modal.contains(part))) return;
    const still = window.matchMedia(media.still).matches;
    part.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [ref, wanted]);
}
