import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, Db } from '#server/db/schema.ts';
import { digestText } from '#server/db/digest.ts';

export interface NewJob {
  venueId: string;
  kind: string;
  key: string;
  payload: Record<string, unknown>;
}

export interface Job extends NewJob {
  id: string;
  attempts: number;
}

/** In the caller's transaction. A second job of the same kind and key is not made. */
export const enqueue = (db: Db, job: NewJob): Promise<void> => enqueueAll(db, [job]);

export async function enqueueAll(db: Db, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insertInto('job')
    .values(
      jobs.map((job) => ({
        ...job,
        id: digestText(`${job.kind}:${job.key}`).slice(0, 22),
        payload: JSON.stringify(job.payload),
      })),
    )
    .onConflict((conflict) => conflict.columns(['venueId', 'kind', 'key']).doNothing())
    .execute();
}

/** Nothing leaves a test: its jobs never run. At most `limit` jobs due longest, leased for `leaseSeconds`. Other workers get them only when the lease has run out. */
export async function leaseJobs(
  db: Db,
  lease: { kinds: string[]; leaseSeconds: number; limit: number },
): Promise<Job[]> {
  return db
    .updateTable('job')
    .set({
      attempts: sql<number>`attempts + 1`,
      leasedUntil: sql<Date>`kuur_now() + make_interval(secs => ${lease.leaseSeconds})`,
    })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('job.venueId', 'job.id'),
        'in',
        selectFrom('job as due')
          .select(['due.venueId', 'due.id'])
          .where('due.kind', 'in', lease.kinds)
          .where(sql<boolean>`due.venue_id in (select venue_id from venue where test_of is null)`)
          .where('due.doneAt', 'is', null)
          .where('due.deadAt', 'is', null)
          .where(sql<boolean>`due.run_at <= kuur_now()`)
          .where(sql<boolean>`(due.leased_until is null or due.leased_until < kuur_now())`)
          .orderBy('due.runAt')
          .limit(lease.limit)
          .forUpdate()
          .skipLocked()
          .$asTuple('venueId', 'id'),
      ),
    )
    .returning(['venueId', 'id', 'kind', 'key', 'payload', 'attempts'])
    .execute();
}

type Leased = Pick<Job, 'venueId' | 'id' | 'attempts'>;

const leased =
  ({ venueId, id, attempts }: Leased) =>
  (eb: ExpressionBuilder<Database, 'job'>): Expression<SqlBool> =>
    eb.and({ venueId, id, attempts });

export const skipped = 'skipped';

/** False: the lease ran out and another worker has it. */
export async function finishJob(db: Db, job: Leased, outcome: typeof skipped | void): Promise<boolean> {
  const done = await db
    .updateTable('job')
    .set({ doneAt: sql<Date>`kuur_now()`, leasedUntil: null, lastError: outcome ?? null })
    .where(leased(job))
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}

const minAttempts = 12;

const maxAgeHours = 26;

export const backOffSeconds = (attempts: number): number => Math.min(10 * 2 ** (attempts - 1), 240);

/**
 * Retries with back-off, or dead: after twelve attempts and 26 hours, or when `isPermanent`. Returns whether it is dead.
 * No-op when another worker has it.
 */
export async function failJob(
  db: Db,
  job: Leased,
  { reason, isPermanent }: { reason: string; isPermanent: boolean },
): Promise<boolean> {
  const isTooOld = sql`created_at < kuur_now() - make_interval(hours => ${maxAgeHours})`;
  const isDead = isPermanent ? sql`true` : job.attempts >= minAttempts ? isTooOld : sql`false`;
  const row = await db
    .updateTable('job')
    .set({
      leasedUntil: null,
      lastError: reason.slice(0, 200),
      runAt: sql<Date>`kuur_now() + make_interval(secs => ${backOffSeconds(job.attempts)})`,
      deadAt: sql<Date | null>`case when ${isDead} then kuur_now() end`,
    })
    .where(leased(job))
    .returning('deadAt')
    .executeTakeFirst();
  return row !== undefined && row.deadAt !== null;
}

/** Thrown by a handler: its condition is not met yet. No failed attempt. */
export class RetryLater extends Error {
  override name = 'RetryLater';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`retried in ${seconds} s`);
    this.seconds = seconds;
  }
}

export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

export async function postponeJob(db: Db, job: Leased, seconds: number): Promise<void> {
  await db
    .updateTable('job')
    .set({
      leasedUntil: null,
      attempts: sql<number>`attempts - 1`,
      runAt: sql<Date>`kuur_now() + make_interval(secs => ${seconds})`,
    })
    .where(leased(job))
    .execute();
}
