import { LRUCache } from 'lru-cache';

/** Reads anew each time; while the source is away it gives what it last read under this key, of `most` keys. */
export function orLastRead<T extends object>(
  most: number,
  isAway: (error: unknown) => boolean,
): (key: string, read: () => Promise<T>) => Promise<T> {
  const last = new LRUCache<string, T>({ max: most });
  return async (key, read) => {
    try {
      const value = await read();
      last.set(key, value);
      return value;
    } catch (error) {
      const value = isAway(error) ? last.get(key) : undefined;
      if (value === undefined) throw error;
      return value;
    }
  };
}
