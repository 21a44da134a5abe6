import { useEffect, useRef, type RefObject } from 'react';

/** Ctrl+S and ⌘S submit the form inside the element, also when nothing changed: the browser never saves the page. */
export function useSaveKey(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (document.querySelector('dialog:modal') === null) ref.current?.querySelector('form')?.requestSubmit();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  return ref;
}
