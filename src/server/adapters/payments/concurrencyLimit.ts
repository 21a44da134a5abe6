/** Runs a task when it gets one of the places, and gives the place back when it has ended or was given up. */
export type ConcurrencyLimit = <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/**
 * Lets at most `places` tasks run at once; later ones wait in order of arrival.
 * A task whose signal is aborted while it waits is never started, and rejects with the signal's reason.
 */
export function createConcurrencyLimit(places: number): ConcurrencyLimit {
  let free = places;
  const waiting: (() => void)[] = [];

  function takePlace(signal: AbortSignal): Promise<void> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(enter);
    });
  }

  function givePlaceBack(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async (task, signal) => {
    await takePlace(signal);
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      givePlaceBack();
    }
  };
}
