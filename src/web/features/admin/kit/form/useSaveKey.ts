import { useEffect, useRef, type RefObject } from 'react';

/** Ctrl+S and ⌘S submit the form inside the element, also when nothing changed, for who may: the browser never saves the page. */
export function useSaveKey(maySave = true): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (maySave && document.querySelector('dialog:modal') === null)
        ref.current?.querySelector('form')?.requestSubmit();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [maySave]);
  return ref;
}
