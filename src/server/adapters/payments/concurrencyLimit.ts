import pLimit from 'p-limit';

export type ConcurrencyLimit = <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>;

export function createConcurrencyLimit(places: number): ConcurrencyLimit {
  const limit = pLimit(places);
  return (task, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const leave = (): void => reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      const run = limit(() => {
        signal.removeEventListener('abort', leave);
        signal.throwIfAborted();
        return task();
      });
      run.then(resolve, reject);
    });
}
