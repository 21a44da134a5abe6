import { addToast } from './toasts.ts';

type ToastText = { text: string; title?: string };

function words(said: string | ToastText): string {
  return typeof said === 'string' ? said : [said.title ?? '', said.text].filter((line) => line !== '').join('\n');
}

/** Stays 2 seconds. A repeated text replaces the former toast. */
export function toastSuccess(said: string | ToastText): void {
  addToast('success', words(said));
}

/** Stays 4 seconds. Show the error in its place too. */
export function toastError(said: string | ToastText): void {
  addToast('error', words(said));
}
