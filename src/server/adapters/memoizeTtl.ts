import { LRUCache } from 'lru-cache';

type Memoized<T> = (key: string, ask: () => Promise<T>) => Promise<T>;

/** Caches at most `most` results for `ms` milliseconds. Concurrent calls share one; failures are not cached. */
export function memoizeTtl<T>({ ms, most }: { ms: number; most: number }, now: () => number): Memoized<T> {
  const answers = new LRUCache<string, Promise<T>>({ max: most, ttl: ms, ttlResolution: 0, perf: { now } });
  return (key, ask) => {
    const current = answers.get(key);
    if (current) return current;
    const answer = ask();
    answers.set(key, answer);
    answer.catch(() => {
      if (answers.peek(key) === answer) answers.delete(key);
    });
    return answer;
  };
}
