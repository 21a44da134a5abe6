import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Moves the focus to `home` when this element is removed while it has the focus. */
export function useFocusHome(home: string | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (home === undefined || element === null || !element.contains(document.activeElement)) return;
      queueMicrotask(() => document.getElementById(home)?.focus());
    };
  }, [home]);
  return ref;
}
