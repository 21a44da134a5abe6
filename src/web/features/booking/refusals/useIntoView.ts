import { useEffect, type RefObject } from 'react';
import { media } from '#web/ui/theme/breakpoints.ts';

/** Brings a part in sight that came after something was pressed; the focus stays, and so does what is behind a window. */
export function useIntoView(ref: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const part = ref.current;
    const modal = document.querySelector('dialog:modal');
    if (!wanted || part === null || (modal !== null && !modal.contains(part))) return;
    const still = window.matchMedia(media.still).matches;
    part.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [ref, wanted]);
}
