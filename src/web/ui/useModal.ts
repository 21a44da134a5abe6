import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { dropSecondClick } from './dropSecondClick.ts';

type ModalOptions = {
  onClose: () => void;
  light: boolean;
  /** Ids of what takes the focus after closing when the opener is gone: the first that is shown. */
  returnFocusIds?: readonly string[] | undefined;
  /** What it shows; the first focus is given again when another content removed the focused element. */
  content?: string | undefined;
};

const none: readonly string[] = [];

const focusFirstIn = (dialog: HTMLDialogElement | null): void =>
  dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus();

function focusFirst(ids: readonly string[]): void {
  ids.some((id) => {
    const element = document.getElementById(id);
    element?.focus();
    return element !== null && document.activeElement === element;
  });
}

/**
 * Shows a native dialog as a modal while the component is mounted. Esc and clicks outside call `onClose`; `[data-first-
 * focus]` gets the first focus. Mount it together with its dialog: only then does the browser give the focus back.
 */
export function useModal({
  onClose,
  light,
  returnFocusIds = none,
  content,
}: ModalOptions): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const cancelled = (event: Event): void => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    const closed = (event: Event): void => {
      if (event.target === dialog && !dialog.open) close();
    };
    const pressed = (event: MouseEvent): void => {
      if (light && event.target === dialog) close();
    };
    dialog.addEventListener('cancel', cancelled);
    dialog.addEventListener('close', closed);
    dialog.addEventListener('pointerdown', pressed);
    if (!dialog.open) dialog.showModal();
    focusFirstIn(dialog);
    return () => {
      dialog.removeEventListener('cancel', cancelled);
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('pointerdown', pressed);
      dialog.close();
      dropSecondClick();
      const active = document.activeElement;
      const lost = active === null || active === document.body || dialog.contains(active);
      if (lost) focusFirst(returnFocusIds);
    };
  }, [light, returnFocusIds]);
  useEffect(() => {
    if (document.activeElement === document.body) focusFirstIn(ref.current);
  }, [content]);
  return ref;
}
