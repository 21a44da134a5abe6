import { sql } from 'kysely';
import type { LocalMailbox } from '#server/adapters/mail/localMailbox.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { RetryLater } from '#server/jobs/jobQueue.ts';
import type { Job } from '#server/jobs/jobQueue.ts';

/** As long as the jobs that sent them. */
const keptMs = 30 * 86_400_000;

const secondsBetweenTries = 30;

/** Removes the mails of the jobs it names from a mailbox on this machine, once none of them is being sent. */
export const forgetMails =
  ({ db, mailbox }: { db: Db; mailbox: LocalMailbox | undefined }) =>
  async ({ venueId, payload }: Job): Promise<void> => {
    const jobIds = payload['jobIds'] as string[];
    const sending = db.selectFrom('job').select('id').where('venueId', '=', venueId).where('id', 'in', jobIds);
    if (jobIds.length > 0 && (await sending.where('leasedUntil', '>', sql<Date>`kuur_now()`).executeTakeFirst())) {
      throw new RetryLater(secondsBetweenTries);
    }
    await mailbox?.forget(({ jobId }) => jobIds.includes(jobId));
  };

export async function forgetOldMails({
  mailbox,
  clock,
}: {
  mailbox: LocalMailbox | undefined;
  clock: Clock;
}): Promise<number> {
  const oldest = new Date(clock.now().getTime() - keptMs).toISOString();
  return (await mailbox?.forget(({ at }) => at < oldest)) ?? 0;
}
