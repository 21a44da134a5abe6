import { toast } from 'react-hot-toast/headless';
import { visuallyHidden } from './VisuallyHidden.css.ts';

const errorTime = 4000;
const successTime = 2000;

type ToastText = { text: string; title?: string };

function words(said: string | ToastText): string {
  return typeof said === 'string' ? said : [said.title ?? '', said.text].filter((line) => line !== '').join('\n');
}

/** Stays 2 seconds. A repeated text replaces the former toast. */
export function toastSuccess(said: string | ToastText): void {
  const message = words(said);
  toast.success(message, { id: `success ${message}`, duration: successTime });
}

/** Stays 4 seconds. Of an error that stands in its place use `announceError`. */
export function toastError(said: string | ToastText): void {
  const message = words(said);
  toast.error(message, { id: `error ${message}`, duration: errorTime });
}

/** Only read out: it stands on the page. */
export function announceError(said: string | ToastText): void {
  const message = words(said);
  toast.error(message, { id: `error ${message}`, duration: errorTime, className: visuallyHidden });
}
