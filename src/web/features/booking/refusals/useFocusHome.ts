import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Hands the focus on when this part leaves the page while it has it, so that nobody starts again at the top. */
export function useFocusHome(home: string | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      if (home === undefined || part === null || !part.contains(document.activeElement)) return;
      queueMicrotask(() => document.getElementById(home)?.focus());
    };
  }, [home]);
  return ref;
}
