import pLimit from 'p-limit';

/** Runs a task when it gets one of the places, and gives the place back when it has ended or was given up. */
export type ConcurrencyLimit = <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/**
 * Lets at most `places` tasks run at once; later ones wait in order of arrival.
 * A task whose signal is aborted while it waits is never started, and rejects at once with the signal's reason.
 */
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
