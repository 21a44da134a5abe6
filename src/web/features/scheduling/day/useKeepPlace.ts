import { useLayoutEffect } from 'react';

/**
 * When what has this goes away, what has the focus stays where it is on the screen, also when it stands below. Left to the
 * browser that happens in some and not always.
 */
export function useKeepPlace(): void {
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement;
      const root = document.documentElement;
      if (focused === null || focused === document.body) return;
      const before = focused.getBoundingClientRect().top;
      root.style.overflowAnchor = 'none';
      requestAnimationFrame(() => {
        if (focused.isConnected) window.scrollBy(0, focused.getBoundingClientRect().top - before);
        requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'));
      });
    },
    [],
  );
}
