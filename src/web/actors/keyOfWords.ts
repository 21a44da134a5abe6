import { idempotencyKey } from '#web/api/idempotencyKey.ts';

/** The same words are sent with the same key, so that a repeated call does it once. */
export function keyOfWords(): (words: string) => string {
  let last = { words: '', key: '' };
  return (words) => {
    if (last.words !== words) last = { words, key: idempotencyKey() };
    return last.key;
  };
}
