import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Of an input, equal for equal inputs only. */
export type ContentKey = string;

interface ContentMemo<T> {
  has(key: ContentKey): boolean;
  /** Nobody may change the result: others get the same. */
  get(key: ContentKey, compute: () => T): T;
}

/**
 * Caches at most `most` results of a pure function by all that it is given, so none can be out of date and none needs an
 * end. Failures are not cached.
 */
export function memoizeByContent<T>({ most }: { most: number }): ContentMemo<T> {
  const results = new LRUCache<ContentKey, { result: T }>({ max: most });
  return {
    has: (key) => results.has(key),
    get(key, compute) {
      const existing = results.get(key);
      if (existing) return existing.result;
      const result = compute();
      results.set(key, { result });
      return result;
    },
  };
}

/** Of plain values and arrays. */
export const contentKey = (input: unknown): ContentKey =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64');
