import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Of an input, equal for equal inputs only. */
export type ContentKey = string;

interface ContentMemo<T> {
  has(key: ContentKey): boolean;
  /** Nobody may change the result: others get the same, also who asks while it is computed. */
  get(key: ContentKey, compute: () => Promise<T>): Promise<T>;
}

/**
 * Caches at most `most` results of a pure function by all that it is given, so none can be out of date and none needs an
 * end. Failures are not cached, but had by all who wait.
 */
export function memoizeByContent<T>({ most }: { most: number }): ContentMemo<T> {
  const results = new LRUCache<ContentKey, { result: T }, () => Promise<T>>({
    max: most,
    fetchMethod: async (_key, _stale, { context: compute }) => ({ result: await compute() }),
  });
  return {
    has: (key) => results.has(key),
    get: async (key, compute) => (await results.forceFetch(key, { context: compute })).result,
  };
}

/** Of plain values and arrays. */
export const contentKey = (input: unknown): ContentKey =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64');

const keysOfFrozen = new WeakMap<object, ContentKey>();

/** Once of what is deeply frozen, which stays as it is. */
export function lastingKey(input: object): ContentKey {
  if (!Object.isFrozen(input)) return contentKey(input);
  const key = keysOfFrozen.get(input) ?? contentKey(input);
  keysOfFrozen.set(input, key);
  return key;
}
