import { useEffect, useEffectEvent } from 'react';

/** Milliseconds after which a key begins a new code. */
const pause = 1_000;
/** Signs of the shortest code; an Enter after fewer presses what has the focus. */
const shortest = 6;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * What a hand scanner types, ended by Enter, while no field has the focus. That Enter presses nothing, so the code of the
 * next guest never checks in the one before.
 */
export function useScanner(onScan: (text: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let signs = '';
    let last = 0;
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || isField(event.target)) return;
      if (event.timeStamp - last > pause) signs = '';
      if (event.key === 'Enter' && signs.length >= shortest) {
        event.preventDefault();
        event.stopPropagation();
        scanned(signs);
        signs = '';
      } else if (/^[\w\-–)]$/.test(event.key)) {
        signs += event.key;
        last = event.timeStamp;
      }
    };
    window.addEventListener('keydown', pressed, { capture: true });
    return () => window.removeEventListener('keydown', pressed, { capture: true });
  }, []);
}
