import { toast, type ToastOptions } from 'react-hot-toast/headless';
import { visuallyHidden } from './VisuallyHidden.css.ts';

const errorTime = 4000;
const successTime = 2000;

type ToastText = { text: string; title?: string };

/** Stays 2 seconds. */
export const toastSuccess = toastBy(toast.success, { duration: successTime });

/** Stays 4 seconds. Of an error that stands in its place use `announceError` or `displayError`. */
export const toastError = toastBy(toast.error, { duration: errorTime });

/** Only read out: it stands on the page. */
export const announceError = toastBy(toast.error, { duration: errorTime, className: visuallyHidden });

/** Only seen: what stands on the page is read out. A toast without a type is in no live region. */
export const displayError = toastBy(toast, { duration: errorTime });

/** A repeated text replaces the former toast. */
function toastBy(show: typeof toast.error, options: ToastOptions): (said: string | ToastText) => void {
  return (said) => {
    const message = words(said);
    show(message, { id: message, ...options });
  };
}

function words(said: string | ToastText): string {
  return typeof said === 'string' ? said : [said.title, said.text].filter(Boolean).join('\n');
}
