import { toast } from 'react-hot-toast/headless';

const errorTime = 4000;
const successTime = 2000;

type ToastText = { text: string; title?: string };

function words(said: string | ToastText): string {
  return typeof said === 'string' ? said : [said.title ?? '', said.text].filter((line) => line !== '').join('\n');
}

/** Something went well; stays 2 seconds. Saying the same again does not pile up. */
export function toastSuccess(said: string | ToastText): void {
  const message = words(said);
  toast.success(message, { id: `success ${message}`, duration: successTime });
}

/** Something went wrong; stays 4 seconds. The place where it went wrong says it too. */
export function toastError(said: string | ToastText): void {
  const message = words(said);
  toast.error(message, { id: `error ${message}`, duration: errorTime });
}
