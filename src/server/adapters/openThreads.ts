import { extname, join } from 'node:path';
import type { Piscina } from 'piscina';

/** The file of a thread beside the module that opens it, in the sources and in the build. */
export const threadFile = ({ dirname, filename }: ImportMeta, name: string): string =>
  join(dirname, `${name}${extname(filename)}`);

type Threads = Pick<
  NonNullable<ConstructorParameters<typeof Piscina>[0]>,
  'name' | 'maxThreads' | 'concurrentTasksPerWorker' | 'atomics' | 'idleTimeout' | 'niceIncrement' | 'resourceLimits'
> & {
  filename: string;
  /** Hears of a thread that ends without a task of its own; its tasks reject. */
  onError(error: Error): void;
};

/** Begun with the first task, and ended when idle. `name`: what the file exports. */
export async function openThreads({ onError, ...options }: Threads): Promise<Piscina> {
  const pool = new (await import('piscina')).Piscina({
    ...options,
    minThreads: 0,
    ...(extname(options.filename) === '.ts' ? { execArgv: ['--import', 'tsx'] } : {}),
  });
  pool.on('error', onError);
  return pool;
}
