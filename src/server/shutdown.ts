import { failureFields } from '#server/adapters/log.ts';
import type { Log } from '#server/adapters/log.ts';

const longestMs = 10_000;

/**
 * On SIGTERM or SIGINT does the steps one after another, by their names, and ends the process: with 0 when all is closed, with 1 when a
 * step failed or ten seconds are over. A second signal ends it at once.
 */
export function stopInOrder(log: Log, steps: Record<string, () => Promise<void>>): void {
  let stopping = false;
  let current = '';
  const stop = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error({ step: current }, 'stopping took too long');
      process.exit(1);
    }, longestMs).unref();
    let failed = false;
    for (const [name, step] of Object.entries(steps)) {
      current = name;
      await step().catch((error: unknown) => {
        failed = true;
        log.error({ ...failureFields(error), step: name }, 'a step of stopping failed');
      });
    }
    process.exit(failed ? 1 : 0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}
