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

/**
 * Nothing leaves a test: its jobs never run. At most `limit` jobs, those of the kinds in `first` and then those due
 * longest, leased for `leaseSeconds`. Other workers get them only when the lease has run out.
 */
export async function leaseJobs(
  db: Db,
  lease: { kinds: readonly string[]; first?: readonly string[]; leaseSeconds: number; limit: number },
): Promise<Job[]> {
  const { first = [] } = lease;
  return db
    .with('due', (query) =>
      query
        .selectFrom('job')
        .select(['job.venueId', 'job.id'])
        .where('job.kind', 'in', lease.kinds)
        .where(sql<boolean>`job.venue_id in (select venue_id from venue where test_of is null)`)
        .where('job.doneAt', 'is', null)
        .where('job.deadAt', 'is', null)
        .where(sql<boolean>`job.run_at <= kuur_now()`)
        .where(sql<boolean>`(job.leased_until is null or job.leased_until < kuur_now())`)
        .$if(first.length > 0, (due) => due.orderBy(({ eb }) => eb('job.kind', 'in', first), 'desc'))
        .orderBy('job.runAt')
        .limit(lease.limit)
        .forUpdate('job')
        .skipLocked(),
    )
    .updateTable('job')
    .from('due')
    .set({
      attempts: sql<number>`attempts + 1`,
      leasedUntil: sql<Date>`kuur_now() + make_interval(secs => ${lease.leaseSeconds})`,
    })
    .whereRef('job.venueId', '=', 'due.venueId')
    .whereRef('job.id', '=', 'due.id')
    .returning(['job.venueId', 'job.id', 'kind', 'key', 'payload', 'attempts'])
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
