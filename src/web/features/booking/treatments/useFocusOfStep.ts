import { useEffect, useRef, type RefObject } from 'react';

export type TreatmentStep = 'choices' | 'date' | 'times';

/** A step begins at its title; back at the choices the focus is on the button that led on. */
export function useFocusOfStep(step: TreatmentStep, addId: string): RefObject<HTMLDivElement | null> {
  const choices = useRef<HTMLDivElement>(null);
  const former = useRef(step);
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    const title = choices.current?.closest('dialog')?.querySelector<HTMLElement>('[data-first-focus]');
    const target = step === 'choices' ? document.getElementById(addId) : title;
    target?.focus();
  }, [step, addId]);
  return choices;
}
