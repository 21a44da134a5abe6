import { useLayoutEffect } from 'react';

/** When this unmounts, the focused element keeps its place on the screen. Browsers only do so in some cases. */
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
