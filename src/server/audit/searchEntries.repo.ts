import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AuditEntry } from '#contract/names.ts';
import { anywhere } from '#server/db/namedBy.ts';
import type { Db } from '#server/db/schema.ts';
import { equals, onDays, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { auditEntryOf } from './auditEntries.repo.ts';
import type { EntryRow } from './auditEntries.repo.ts';
import { withNames } from './entryNames.ts';
import type { EntryReader } from './entryNames.ts';

const toldWords = sql`told_words(e.old_values, e.new_values)`;

const actorName = sql`nullif(concat_ws(' ', s.first_name, s.last_name), '')`;

/** Of every object, newest first. */
export async function searchAuditEntries(db: Db, reader: EntryReader, query: ListQuery): Promise<List<AuditEntry>> {
  const { venueId } = reader;
  const { data, meta } = await readList<EntryRow>(db, query, {
    columns: sql`e.id, e.at, e.actor_kind, e.actor_id, e.actor_device, ${actorName} as actor_name, e.action, e.object_kind, e.object_id,
      e.old_values, e.new_values, e.request_id`,
    from: sql`audit_entry e left join staff_user s on s.venue_id = e.venue_id and s.id = e.actor_id`,
    where: sql`e.venue_id = ${venueId}`,
    searched: sql`concat_ws(' ', ${actorName}, ${toldWords})`,
    named: (
      word,
    ) => sql`select e.id from audit_entry e where e.venue_id = ${venueId} and ${toldWords} ilike ${anywhere(word)}
      union all select e.id from staff_user s join audit_entry e on e.venue_id = s.venue_id and e.actor_id = s.id
      where s.venue_id = ${venueId} and e.actor_kind in ('staff', 'customer') and ${actorName} ilike ${anywhere(word)}`,
    namedExactly: (q) => sql`select id from audit_entry where venue_id = ${venueId} and request_id = ${q}
      union all select id from audit_entry where venue_id = ${venueId} and object_id = ${q}`,
    sorts: { at: sql`e.at` },
    defaultSort: '-at',
    filters: {
      actor: actorIs,
      kind: equals(sql`e.object_kind`),
      object: objectIs,
      ...onDays(sql`e.at`, venueId),
    },
    id: sql`e.id`,
  });
  return { data: await withNames(db, reader, data.map(auditEntryOf)), meta };
}

function objectIs(value: string): RawBuilder<unknown> {
  const [kind, ...id] = value.split(':');
  return sql`e.object_kind = ${kind} and e.object_id = ${id.join(':')}`;
}

function actorIs(value: string): RawBuilder<unknown> {
  const [kind, id] = value.split(':');
  return id === undefined ? sql`e.actor_kind = ${kind}` : sql`e.actor_kind = ${kind} and e.actor_id = ${id}`;
}
