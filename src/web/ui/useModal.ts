import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

type ModalOptions = {
  open: boolean;
  onClose: () => void;
  /** Also closes on a click outside. */
  light: boolean;
  /** Takes the focus after closing when the opener is gone, as a line that was removed. */
  returnFocusId?: string | undefined;
};

/**
 * Drives a native modal dialog: opens and closes it with `open`, hands Esc and clicks outside to `onClose`, and puts
 * the first focus on `[data-first-focus]` when there is one. The browser keeps the focus inside and gives it back.
 */
export function useModal({ open, onClose, light, returnFocusId }: ModalOptions): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return undefined;
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
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      dialog.removeEventListener('cancel', cancelled);
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('pointerdown', pressed);
      dialog.close();
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && returnFocusId !== undefined) document.getElementById(returnFocusId)?.focus();
    };
  }, [open, light, returnFocusId]);
  return ref;
}
