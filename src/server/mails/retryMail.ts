import type { StaffMail } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound } from '#server/http/expect.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { readMail, restartMail } from './staffMails.repo.ts';

/** With all its attempts before it. One that is being sent is left alone. Throws `not_found`. */
export function retryMail(db: Db, key: { venueId: string; id: string }): Promise<StaffMail> {
  return inTransaction(db, async (tx) => {
    const before = expectFound((await readMail(tx, key)) ?? undefined);
    if (!(await restartMail(tx, key))) return before;
    const after = expectFound((await readMail(tx, key)) ?? undefined);
    await recordChange(tx, { ...key, kind: 'mail' }, { action: 'changed', before, after });
    return after;
  });
}
