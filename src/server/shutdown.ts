import { failureFields } from '#server/adapters/log.ts';
import type { Log } from '#server/adapters/log.ts';

const longestMs = 10_000;

/**
 * On SIGTERM or SIGINT does the steps one after another and ends the process: with 0 when all is closed, with 1 when a
 * step failed or ten seconds are over. A second signal ends it at once.
 */
export function stopInOrder(log: Log, steps: (() => Promise<void>)[]): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), longestMs).unref();
    let failed = false;
    for (const step of steps) {
      await step().catch((error: unknown) => {
        failed = true;
        log.error(failureFields(error), 'a step of stopping failed');
      });
    }
    process.exit(failed ? 1 : 0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}
