import { media } from '#web/ui/theme/breakpoints.ts';

/** Scrolls on phones only; the focus stays. */
export function bringIntoView(element: HTMLElement | null): void {
  if (element === null || !window.matchMedia(media.phone).matches) return;
  const still = window.matchMedia(media.still).matches;
  requestAnimationFrame(() => element.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' }));
}
