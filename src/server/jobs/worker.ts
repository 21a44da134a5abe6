import type { Db } from '#server/db/schema.ts';
import { failureFields } from '#server/adapters/log.ts';
import type { Log } from '#server/adapters/log.ts';
import { failJob, finishJob, PermanentFailure, leaseJob, RetryLater, postponeJob } from './jobQueue.ts';
import type { Job, skipped } from './jobQueue.ts';

export type JobHandlers = Record<string, (job: Job) => Promise<typeof skipped | void>>;

export interface Sweep {
  name: string;
  everyMs: number;
  run(): Promise<number>;
}

export interface WorkerOptions {
  db: Db;
  log: Log;
  handlers: JobHandlers;
  sweeps: Sweep[];
}

export interface Worker {
  runDueJobs(): Promise<number>;
  runEverything(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const leaseSeconds = 120;
const jobsEveryMs = 1_000;

export function makeWorker(options: WorkerOptions): Worker {
  const loops: Loop[] = [];
  const runDueJobs = () => runAll(options, () => loops.some((loop) => loop.stopping));
  return {
    runDueJobs,
    runEverything: async () => {
      for (const sweep of options.sweeps) await sweep.run();
      await runDueJobs();
    },
    start: () => {
      loops.push(startLoop('jobs', jobsEveryMs, runDueJobs, options.log));
      for (const sweep of options.sweeps) loops.push(startLoop(sweep.name, sweep.everyMs, sweep.run, options.log));
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

async function runAll(options: WorkerOptions, stopping: () => boolean): Promise<number> {
  const kinds = Object.keys(options.handlers);
  let succeeded = 0;
  for (;;) {
    const job = await leaseJob(options.db, { kinds, leaseSeconds });
    if (!job) return succeeded;
    if (await runJob(options, job)) succeeded += 1;
    if (stopping()) return succeeded;
  }
}

async function runJob({ db, handlers, log }: WorkerOptions, job: Job): Promise<boolean> {
  const about = { job: job.id, kind: job.kind, attempts: job.attempts };
  try {
    const isOurs = await finishJob(db, job, await handlers[job.kind]?.(job));
    if (!isOurs) log.warn(about, 'job outlasted its lease');
    return isOurs;
  } catch (error) {
    if (error instanceof RetryLater) {
      await postponeJob(db, job, error.seconds);
      return false;
    }
    const fields = failureFields(error);
    const reason = [fields['kind'], fields['fault']].filter(Boolean).join(' ');
    const dead = await failJob(db, job, { reason, isPermanent: error instanceof PermanentFailure });
    log.warn({ ...fields, ...about, dead }, 'job failed');
    return false;
  }
}

interface Loop {
  stopping: boolean;
  stop(): Promise<void>;
}

function startLoop(name: string, everyMs: number, run: () => Promise<number>, log: Log): Loop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const once = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      log.error({ ...failureFields(error), job: name }, 'job loop failed');
    }
    if (!loop.stopping) timer = setTimeout(again, everyMs);
  };
  const again = (): void => {
    running = once();
  };
  const loop: Loop = {
    stopping: false,
    stop: async () => {
      loop.stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
  timer = setTimeout(again, everyMs);
  return loop;
}
