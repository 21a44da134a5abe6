import { AsyncLocalStorage } from 'node:async_hooks';

const startedAt = new AsyncLocalStorage<number>();

/** Starts the time that `work` and all it waits for have for the provider together; a job or sweep has none to share. */
export function countProviderTime<T>(work: () => T, now: number = performance.now()): T {
  return startedAt.run(now, work);
}

/** Milliseconds that are left of `allMs`, 0 or more; all of it where no time is counted. */
export function providerTimeLeft(allMs: number, now: number): number {
  const start = startedAt.getStore();
  return start === undefined ? allMs : Math.max(0, Math.ceil(allMs - (now - start)));
}
