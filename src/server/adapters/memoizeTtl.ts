import { LRUCache } from 'lru-cache';

interface Memoized<T> {
  (key: string, ask: () => Promise<T>): Promise<T>;
  /** A call under way is not cached either. */
  forget(key: string): void;
  forgetAll(): void;
}

/** Caches at most `most` results for `ms` milliseconds. Concurrent calls share one; failures are not cached. */
export function memoizeTtl<T>({ ms, most }: { ms: number; most: number }, now: () => number): Memoized<T> {
  const answers = new LRUCache<string, Promise<T>>({ max: most, ttl: ms, ttlResolution: 0, perf: { now } });
  const memoized = (key: string, ask: () => Promise<T>): Promise<T> => {
    const current = answers.get(key);
    if (current) return current;
    const answer = ask();
    answers.set(key, answer);
    answer.catch(() => {
      if (answers.peek(key) === answer) answers.delete(key);
    });
    return answer;
  };
  return Object.assign(memoized, {
    forget: (key: string) => void answers.delete(key),
    forgetAll: () => answers.clear(),
  });
}
