import type { CustomerNote } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectVersion } from '#server/http/expect.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { lockNote, writeNote } from './staffCustomers.repo.ts';

/** Of staff, for staff. Throws `not_found`, and `version_conflict` when another note was written since. */
export const updateCustomerNote = (
  db: Db,
  key: { venueId: string; id: string },
  { text, version }: CustomerNote,
): Promise<CustomerNote> =>
  inTransaction(db, async (tx) => {
    const stored = expectVersion(await lockNote(tx, key), version);
    if (text === stored.text) return stored;
    const written = { text, version: version + 1 };
    await writeNote(tx, key, written);
    const change = { action: 'changed' as const, before: { note: stored.text }, after: { note: text } };
    await recordChange(tx, { ...key, kind: 'customer' }, change);
    return written;
  });
