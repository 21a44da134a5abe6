import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * F6 focuses the toasts. When the focused one goes the next takes over, after the last the former element: browsers
 * report no blur of a removed element.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, count: number, endPause: () => void): void {
  const before = useRef<HTMLElement | null>(null);
  const firstButton = (): HTMLElement | null => region.current?.querySelector('button') ?? null;
  const reach = useEffectEvent((event: KeyboardEvent): void => {
    const first = event.key === 'F6' ? firstButton() : null;
    if (first === null) return;
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) before.current = document.activeElement;
    first.focus();
  });
  const moveFocus = useEffectEvent((): void => {
    const held = region.current;
    if (held === null || held.contains(document.activeElement)) return;
    const lost = document.activeElement === null || document.activeElement === document.body;
    const origin = before.current;
    if (origin !== null && lost) {
      const next = firstButton();
      (next ?? origin).focus();
      if (next !== null) return;
    }
    before.current = null;
    if (!held.matches(':hover')) endPause();
  });
  useEffect(() => {
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, []);
  useEffect(() => moveFocus(), [count]);
}
