type Merge = (key: string, work: () => Promise<void>) => Promise<void>;

/**
 * One run at a time per key. Callers during a run share the next one, which starts after they called. Rejects as the
 * work does.
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
