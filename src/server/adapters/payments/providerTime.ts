import { AsyncLocalStorage } from 'node:async_hooks';

const startedAt = new AsyncLocalStorage<number>();

export function countProviderTime<T>(work: () => T, now: number = performance.now()): T {
  return startedAt.run(now, work);
}

/** Milliseconds, 0 or more; `allMs` where no time is counted. */
export function providerTimeLeft(allMs: number, now: number): number {
  const start = startedAt.getStore();
  return start === undefined ? allMs : Math.max(0, Math.ceil(allMs - (now - start)));
}
