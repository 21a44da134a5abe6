import type { Audit, AuditEntry, AuditFinding } from '#contract/names.ts';
import type { Clock } from '#server/adapters/clock.ts';
import { failureFields } from '#server/adapters/log.ts';
import type { Log } from '#server/adapters/log.ts';
import type { Db } from '#server/db/schema.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { audit, auditChanges } from './audit.service.ts';
import type { Finding } from './audit.service.ts';
import { listAuditEntries } from './auditEntries.repo.ts';
import type { EntriesQuery } from './auditEntries.repo.ts';
import type { EntryReader } from './entryNames.ts';
import { searchAuditEntries } from './searchEntries.repo.ts';
import { readAuditResult, saveAuditResult } from './auditResults.repo.ts';
import { invariantCount } from './invariants.ts';

/** Well below what a client waits for a response. */
const patienceMs = 8_000;

export type VenueAuditsService = ReturnType<typeof makeVenueAudits>;

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  patienceMs?: number;
}

interface Running {
  ended: Promise<void>;
  /** Null before they are checked, and when no audit was completed yet. */
  changes: Audit['changes'];
}

export function makeVenueAudits({ db, clock, log, patienceMs: patience = patienceMs }: Deps) {
  const running = new Map<string, Running>();

  async function run(venueId: string, audited: Running): Promise<void> {
    const at = clock.now();
    const last = await readAuditResult(db, venueId);
    if (last) audited.changes = await changesSince(venueId, last.at);
    const findings = inWords(await audit(db, venueId));
    await saveAuditResult(db, { venueId, at, checked: invariantCount, findings });
  }

  /** Null when they cannot be checked by themselves: the whole is checked all the same. */
  async function changesSince(venueId: string, since: string): Promise<Audit['changes']> {
    try {
      const { reservations, findings } = await auditChanges(db, venueId, since);
      return { since, reservations, findings: inWords(findings) };
    } catch (error) {
      log.error({ ...failureFields(error), venue: venueId }, 'audit of changes failed');
      return null;
    }
  }

  function start(venueId: string): Running {
    const started: Running = { ended: Promise.resolve(), changes: null };
    started.ended = run(venueId, started).finally(() => running.delete(venueId));
    started.ended.catch((error: unknown) => log.error({ ...failureFields(error), venue: venueId }, 'audit failed'));
    running.set(venueId, started);
    return started;
  }

  return {
    entries: (reader: EntryReader, query: EntriesQuery): Promise<AuditEntry[]> => listAuditEntries(db, reader, query),

    search: (reader: EntryReader, query: ListQuery): Promise<List<AuditEntry>> => searchAuditEntries(db, reader, query),

    /** The result of the audit that runs now; when that takes too long it goes on, and the last complete one is returned with what changed since. */
    async ofVenue(venueId: string): Promise<Audit> {
      await within(patience, (running.get(venueId) ?? start(venueId)).ended);
      const last = await readAuditResult(db, venueId);
      const { changes = null } = running.get(venueId) ?? {};
      return {
        ...(last ?? { at: null, checked: 0, findings: [] }),
        running: running.has(venueId),
        changes: changes?.since === last?.at ? changes : null,
      };
    },
  };
}

const inWords = (findings: readonly Finding[]): AuditFinding[] =>
  findings.map(({ subject, invariant, count, ids, unchecked }) => ({
    rule: subject,
    text: `${invariant}: ${count}${unchecked > 0 ? `, and ${unchecked} parts not checked` : ''}`,
    ids,
  }));

/** Rejects as the work does, as long as somebody waits for it. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
