import { useEffect, useRef, type RefObject } from 'react';

/** The times begin at their title; back at the choices the focus is on the button that led to them. */
export function useFocusOfStep(onTimes: boolean, addId: string): RefObject<HTMLDivElement | null> {
  const choices = useRef<HTMLDivElement>(null);
  const former = useRef(onTimes);
  useEffect(() => {
    if (former.current === onTimes) return;
    former.current = onTimes;
    const title = choices.current?.closest('dialog')?.querySelector<HTMLElement>('[data-first-focus]');
    const target = onTimes ? title : document.getElementById(addId);
    target?.focus();
  }, [onTimes, addId]);
  return choices;
}
