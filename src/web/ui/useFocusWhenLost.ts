import { useEffect, useRef } from 'react';
import { focusIsLost, focusPage } from './focusPage.ts';

/** Shows and focuses the page's heading when a change of `shown` removed the focused element. */
export function useFocusWhenLost(shown: string): void {
  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current !== shown && focusIsLost()) {
      window.scrollTo(0, 0);
      focusPage();
    }
    seen.current = shown;
  }, [shown]);
}
