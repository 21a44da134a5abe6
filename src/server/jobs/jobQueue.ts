import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, Db } from '#server/db/schema.ts';
import { digestText } from '#server/db/digest.ts';

export interface NewJob {
  venueId: string;
  kind: string;
  /** A second job of the same kind and key is not made: the work is done once. */
  key: string;
  payload: Record<string, unknown>;
}

export interface Job extends NewJob {
  id: string;
  /** This attempt counted in. */
  attempts: number;
}

/** Writes a job in the transaction of the business it follows from: both happen or neither does. */
export async function enqueue(db: Db, job: NewJob): Promise<void> {
  await db
    .insertInto('job')
    .values({ ...job, id: digestText(`${job.kind}:${job.key}`).slice(0, 22), payload: JSON.stringify(job.payload) })
    .onConflict((conflict) => conflict.columns(['venueId', 'kind', 'key']).doNothing())
    .execute();
}

/**
 * Takes the job of these kinds that has been due longest, for `leaseSeconds`; `undefined` when none is. A job whose worker
 * died comes back when its lease has run out. Two workers never have the same job before that.
 */
export async function leaseJob(db: Db, lease: { kinds: string[]; leaseSeconds: number }): Promise<Job | undefined> {
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
          .where('due.doneAt', 'is', null)
          .where('due.deadAt', 'is', null)
          .where(sql<boolean>`due.run_at <= kuur_now()`)
          .where(sql<boolean>`(due.leased_until is null or due.leased_until < kuur_now())`)
          .orderBy('due.runAt')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .$asTuple('venueId', 'id'),
      ),
    )
    .returning(['venueId', 'id', 'kind', 'key', 'payload', 'attempts'])
    .executeTakeFirst();
}

/** A job as it was leased: when it has been leased again since, it is another's to finish. */
type Leased = Pick<Job, 'venueId' | 'id' | 'attempts'>;

const leased =
  ({ venueId, id, attempts }: Leased) =>
  (eb: ExpressionBuilder<Database, 'job'>): Expression<SqlBool> =>
    eb.and({ venueId, id, attempts });

/** What a handler answers when there was nothing to do after all. */
export const skipped = 'skipped';

/** Writes that a job is done. False when its lease ran out and somebody else has it. */
export async function finishJob(db: Db, job: Leased, outcome: typeof skipped | void): Promise<boolean> {
  const done = await db
    .updateTable('job')
    .set({ doneAt: sql<Date>`kuur_now()`, leasedUntil: null, lastError: outcome ?? null })
    .where(leased(job))
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}

const fewestAttempts = 12;

/** Longer than any outage that nobody notices. */
const hoursOfTrying = 26;

/** Seconds until the next try: doubling from 10 s, at most four minutes. */
export const backOffSeconds = (attempts: number): number => Math.min(10 * 2 ** (attempts - 1), 240);

/**
 * Puts a failed job back for later, or among the dead letters: after twelve tries when it is 26 hours old, at once when it
 * is `hopeless`. Answers whether it is dead. Does nothing to a job that somebody else has.
 */
export async function failJob(
  db: Db,
  job: Leased,
  { reason, hopeless }: { reason: string; hopeless: boolean },
): Promise<boolean> {
  const isTooOld = sql`created_at < kuur_now() - make_interval(hours => ${hoursOfTrying})`;
  const isDead = hopeless ? sql`true` : job.attempts >= fewestAttempts ? isTooOld : sql`false`;
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

/** Thrown by a handler: what the job waits for has not happened; it is asked again after so many seconds. No failure. */
export class NotYet extends Error {
  override name = 'NotYet';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`asked again in ${seconds} s`);
    this.seconds = seconds;
  }
}

/** Thrown by a handler: no later try can succeed. */
export class Hopeless extends Error {
  override name = 'Hopeless';
}

/** Puts a job back as if it had not been tried, unless somebody else has it. */
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
