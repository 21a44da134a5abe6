import type { Db } from '#server/db/schema.ts';
import { failureFields } from '#server/adapters/log.ts';
import type { Log } from '#server/adapters/log.ts';
import { failJob, finishJob, PermanentFailure, leaseJobs, RetryLater, postponeJob } from './jobQueue.ts';
import type { Job, skipped } from './jobQueue.ts';

export type JobHandlers = Record<string, (job: Job) => Promise<typeof skipped | void>>;

/** Kinds of jobs with places of their own, so that no other kind can keep them waiting. */
export interface Lane {
  name: string;
  /** How many run at once in a process. */
  places: number;
  /** An attempt that takes longer has failed. Shorter than the lease. */
  attemptMs: number;
  handlers: JobHandlers;
  /** Of its kinds those that go before the others. */
  first?: string[];
}

export interface JobContext {
  db: Db;
  log: Log;
}

const leaseSeconds = 120;
const lookEveryMs = 1_000;

/** Runs what is due one after another, until nothing is. Returns how many succeeded. */
export async function drainLane(context: JobContext, lane: Lane): Promise<number> {
  let succeeded = 0;
  for (;;) {
    const [job] = await leaseNext(context, lane, 1);
    if (!job) return succeeded;
    if (await runJob(context, lane, job)) succeeded += 1;
  }
}

/** Keeps its places filled: looks for jobs every second, and as soon as one ends. */
export function startLane(context: JobContext, lane: Lane): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>();
  let filling: Promise<void> | null = null;
  let isStopping = false;

  const report = (error: unknown): void =>
    context.log.error({ ...failureFields(error), job: lane.name }, 'job loop failed');
  const run = (job: Job): void => {
    const ended = runJob(context, lane, job)
      .then(() => undefined, report)
      .finally(() => {
        running.delete(ended);
        look();
      });
    running.add(ended);
  };
  const fill = async (): Promise<void> => {
    while (!isStopping && running.size < lane.places) {
      const jobs = await leaseNext(context, lane, lane.places - running.size);
      if (jobs.length === 0) return;
      for (const job of jobs) run(job);
    }
  };
  const look = (): void => {
    if (isStopping) return;
    filling ??= fill()
      .catch(report)
      .finally(() => (filling = null));
  };
  const timer = setInterval(look, lookEveryMs);
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await filling;
      await Promise.all(running);
    },
  };
}

const leaseNext = ({ db }: JobContext, { handlers, first }: Lane, limit: number): Promise<Job[]> =>
  leaseJobs(db, { kinds: Object.keys(handlers), ...(first && { first }), leaseSeconds, limit });

async function runJob({ db, log }: JobContext, lane: Lane, job: Job): Promise<boolean> {
  const about = { job: job.id, kind: job.kind, attempts: job.attempts };
  try {
    const isOurs = await finishJob(db, job, await attempt(lane, job));
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

class AttemptTooLong extends Error {
  override name = 'AttemptTooLong';
}

async function attempt({ handlers, attemptMs }: Lane, job: Job): Promise<typeof skipped | void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AttemptTooLong('gave up waiting for it')), attemptMs);
  });
  try {
    return await Promise.race([handlers[job.kind]?.(job), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
