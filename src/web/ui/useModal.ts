import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { dropSecondClick } from './dropSecondClick.ts';

type ModalOptions = {
  onClose: () => void;
  /** Also closes on a click outside. */
  light: boolean;
  /** Takes the focus after closing when the opener is gone, as a line that was removed. */
  returnFocusId?: string | undefined;
};

/**
 * Shows a native dialog as a modal for as long as the component is there: hands Esc and clicks outside to `onClose`,
 * puts the first focus on `[data-first-focus]` when there is one. The browser keeps the focus inside and gives it
 * back, for which the component that calls this must leave the page together with its dialog.
 */
export function useModal({ onClose, light, returnFocusId }: ModalOptions): RefObject<HTMLDialogElement | null> {
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
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      dialog.removeEventListener('cancel', cancelled);
      dialog.removeEventListener('close', closed);
      dialog.removeEventListener('pointerdown', pressed);
      dialog.close();
      dropSecondClick();
      const active = document.activeElement;
      const lost = active === null || active === document.body || dialog.contains(active);
      if (lost && returnFocusId !== undefined) document.getElementById(returnFocusId)?.focus();
    };
  }, [light, returnFocusId]);
  return ref;
}
