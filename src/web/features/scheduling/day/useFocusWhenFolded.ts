import { useEffect, useRef, type RefObject } from 'react';
import { focusIsLost } from '#web/ui/focusPage.ts';

/** Leads to the bar when the choice folds away under the hand that made it; what was asked for follows below. */
export function useFocusWhenFolded(bar: RefObject<HTMLElement | null>, folded: boolean): void {
  const before = useRef(folded);
  useEffect(() => {
    if (folded && !before.current && focusIsLost()) {
      bar.current?.scrollIntoView({ block: 'start' });
      bar.current?.querySelector('button')?.focus({ preventScroll: true });
    }
    before.current = folded;
  }, [bar, folded]);
}
