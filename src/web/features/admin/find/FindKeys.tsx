import { lazy, Suspense, useEffect, useState } from 'react';
import { findRequested } from '../shell/findRequested.ts';

const FindDialog = lazy(async () => ({ default: (await import('./FindDialog.tsx')).FindDialog }));
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }));

type Opened = 'find' | 'keys' | null;

/** Ctrl+K and ⌘K search everything, '?' tells the keys of the page; neither while a window is open. */
export function FindKeys() {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const dialog = openedBy(event);
      if (dialog === null || document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      setOpened(dialog);
    };
    const requested = (): void => setOpened('find');
    document.addEventListener('keydown', pressed);
    document.addEventListener(findRequested, requested);
    return () => {
      document.removeEventListener('keydown', pressed);
      document.removeEventListener(findRequested, requested);
    };
  }, []);
  if (opened === null) return null;
  const close = (): void => setOpened(null);
  return <Suspense>{opened === 'find' ? <FindDialog onClose={close} /> : <KeysDialog onClose={close} />}</Suspense>;
}

function openedBy({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): Opened {
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) return 'find';
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return key === '?' && !ctrlKey && !metaKey && !isTyping ? 'keys' : null;
}
