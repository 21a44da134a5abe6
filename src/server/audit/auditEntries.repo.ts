import { sql } from 'kysely';
import type { AuditAction, AuditEntry } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { withNames } from './entryNames.ts';
import type { EntryReader } from './entryNames.ts';

export interface EntriesQuery {
  /** `kind:id`. */
  object?: string;
  /** The id of an entry; only older ones are read. */
  before?: string;
  limit?: number;
}

const columns = [
  ...(['id', 'at', 'actorKind', 'actorId', 'actorDevice', 'action', 'objectKind', 'objectId'] as const),
  ...(['oldValues', 'newValues', 'requestId'] as const),
];

/** Newest first. Empty after an entry that is not there. */
export async function listAuditEntries(
  db: Db,
  reader: EntryReader,
  { object, before, limit = 25 }: EntriesQuery,
): Promise<AuditEntry[]> {
  const { venueId } = reader;
  let query = db
    .selectFrom('auditEntry')
    .select(columns)
    .select((entry) =>
      entry
        .selectFrom('staffUser')
        .select(sql<string>`first_name || ' ' || last_name`.as('name'))
        .whereRef('staffUser.venueId', '=', 'auditEntry.venueId')
        .whereRef('staffUser.id', '=', 'auditEntry.actorId')
        .as('actorName'),
    )
    .where('venueId', '=', venueId);
  if (object !== undefined) {
    const [objectKind = '', objectId = ''] = object.split(':');
    query = query.where('objectKind', '=', objectKind).where('objectId', '=', objectId);
  }
  if (before !== undefined) {
    query = query.where(
      sql<boolean>`(at, id) < (select at, id from audit_entry where venue_id = ${venueId} and id = ${before})`,
    );
  }
  const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return withNames(db, reader, rows.map(auditEntryOf));
}

export interface EntryRow {
  id: string;
  at: Date;
  actorKind: AuditEntry['actor']['kind'];
  actorId: string | null;
  actorName: string | null;
  actorDevice: string | null;
  action: AuditAction;
  objectKind: string;
  objectId: string;
  oldValues: AuditEntry['old'];
  newValues: AuditEntry['new'];
  requestId: string | null;
}

export function auditEntryOf({
  at,
  actorKind,
  actorId,
  actorName,
  actorDevice,
  ...row
}: EntryRow): Omit<AuditEntry, 'names'> {
  const { objectKind, objectId, oldValues, newValues, ...entry } = row;
  return {
    ...entry,
    at: at.toISOString(),
    actor: { kind: actorKind, id: actorId, name: actorName, device: actorDevice },
    object: `${objectKind}:${objectId}`,
    old: oldValues,
    new: newValues,
  };
}
