type Merge = (key: string, work: () => Promise<void>) => Promise<void>;

/**
 * Runs work once at a time per key. All who come while one is under way share the one that follows: it begins after they
 * came, so it finds what they tell of. Rejects as the work does.
 */
export function singleFlight(): Merge {
  const underWay = new Map<string, Promise<void>>();
  const queued = new Map<string, Promise<void>>();

  function start(key: string, work: () => Promise<void>): Promise<void> {
    const run = work().finally(() => underWay.delete(key));
    underWay.set(key, run);
    return run;
  }

  return (key, work) => {
    const next = queued.get(key);
    if (next) return next;
    const current = underWay.get(key);
    if (!current) return start(key, work);
    const follow = async (): Promise<void> => {
      queued.delete(key);
      await start(key, work);
    };
    const run = current.then(follow, follow);
    queued.set(key, run);
    return run;
  };
}
