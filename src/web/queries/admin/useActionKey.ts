import { useState } from 'react';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';

/** The same for the same words, so that a repeated request does it once; another for other words. */
export function useActionKey(form: object): string {
  const words = JSON.stringify(form);
  const [current, setCurrent] = useState(() => ({ words, key: idempotencyKey() }));
  if (current.words === words) return current.key;
  const next = { words, key: idempotencyKey() };
  setCurrent(next);
  return next.key;
}
