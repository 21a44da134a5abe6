import { accountNoticeDays, retentionOf } from '#domain/people/retention.ts';
import type { RetentionPeriods } from '#domain/people/retention.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { venueToday } from '#server/db/venueToday.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { firstBatch, removeEndedBaskets } from './endedBaskets.repo.ts';
import { erasePerson } from './erasePerson.ts';
import { sweeps } from './outdated.repo.ts';
import { dueAccounts, markUnused } from './unusedAccounts.repo.ts';

/** Rows per transaction. */
const most = 200;
/** Of baskets, each of which has a dozen. */
const mostBaskets = 50;

/** Ends what is older than its period, for every venue once a day; tests are removed as a whole. Returns how many rows were changed. */
export async function endOutdated(db: Db): Promise<number> {
  const venues = await db.selectFrom('venue').select(['venueId', 'settings']).where('testOf', 'is', null).execute();
  let changed = 0;
  for (const { venueId, settings } of venues) {
    const run = { venueId, kind: 'retention' as const, id: await venueToday(db, venueId) };
    if (await wasRun(db, run)) continue;
    const counts = await endOutdatedOf(db, venueId, retentionOf(settings.retention));
    await inTransaction(db, (tx) => recordChange(tx, run, { action: 'erased', after: counts }));
    changed += Object.values(counts).reduce((sum, count) => sum + count, 0);
  }
  return changed;
}

/** A run that was cut short has no entry, so the next one goes on with what is left. */
async function wasRun(db: Db, { venueId, kind, id }: { venueId: string; kind: string; id: string }): Promise<boolean> {
  const query = db.selectFrom('auditEntry').select('id').where('venueId', '=', venueId);
  return (await query.where('objectKind', '=', kind).where('objectId', '=', id).executeTakeFirst()) !== undefined;
}

async function endOutdatedOf(db: Db, venueId: string, periods: RetentionPeriods): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, sweep] of Object.entries(sweeps)) {
    counts[name] = await untilNoneIsDue(() =>
      inTransaction(db, async (tx) => Number((await sweep(venueId, periods, most).execute(tx)).numAffectedRows ?? 0n)),
    );
  }
  counts['accountNotices'] = await untilNoneIsDue(() => announceEnds(db, venueId, periods));
  counts['accounts'] = await eraseUnused(db, venueId, periods);
  counts['endedBaskets'] = await removeBaskets(db, venueId, periods);
  return counts;
}

async function removeBaskets(db: Db, venueId: string, { draftDays }: RetentionPeriods): Promise<number> {
  let total = 0;
  for (let last = firstBatch; last.expiresAt !== null;) {
    const from = last;
    last = await inTransaction(db, (tx) => removeEndedBaskets(tx, { venueId, draftDays, most: mostBaskets }, from));
    total += last.removed;
  }
  return total;
}

async function untilNoneIsDue(batch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const changed = await batch();
    total += changed;
    if (changed < most) return total;
  }
}

function announceEnds(db: Db, venueId: string, { accountDays }: RetentionPeriods): Promise<number> {
  return inTransaction(db, async (tx) => {
    const accounts = await markUnused(tx, { venueId, days: accountDays - accountNoticeDays, most });
    const today = await venueToday(tx, venueId);
    for (const { id, email, language } of accounts) {
      const payload = { email, language, days: accountNoticeDays };
      await enqueue(tx, { venueId, kind: 'mail.accountUnused', key: `${id}:${today}`, payload });
    }
    return accounts.length;
  });
}

async function eraseUnused(db: Db, venueId: string, { accountDays }: RetentionPeriods): Promise<number> {
  const due = { venueId, days: accountDays, noticeDays: accountNoticeDays, most };
  return untilNoneIsDue(async () => {
    let erased = 0;
    for (const id of await dueAccounts(db, due)) {
      if (await inTransaction(db, (tx) => erasePerson(tx, { venueId, id }))) erased += 1;
    }
    return erased;
  });
}
