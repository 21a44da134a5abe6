import type { Log } from '#server/adapters/log.ts';

/** Logs at level debug what was done and the milliseconds since the step before; the first counts from the process start. */
export function stopwatch(log: Log): (step: string) => void {
  let last = 0;
  return (step) => {
    const now = performance.now();
    log.debug({ ms: Math.round(now - last) }, `start: ${step}`);
    last = now;
  };
}
