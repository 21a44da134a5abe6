import { useEffect, useRef } from 'react';
import { focusIsLost, focusPage } from './focusPage.ts';

/** Focuses the page's heading when a change of `shown` removed the focused element. */
export function useFocusWhenLost(shown: string): void {
  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current !== shown && focusIsLost()) focusPage();
    seen.current = shown;
  }, [shown]);
}
