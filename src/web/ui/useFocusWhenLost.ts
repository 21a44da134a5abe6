import { useEffect, useRef } from 'react';
import { focusIsLost, focusPage } from './focusPage.ts';

/** What is shown instead of something else may take away what had the focus: the page's heading gets it. */
export function useFocusWhenLost(shown: string): void {
  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current !== shown && focusIsLost()) focusPage();
    seen.current = shown;
  }, [shown]);
}
