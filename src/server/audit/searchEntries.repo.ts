import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AuditEntry } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { equals, onDays, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { auditEntryOf } from './auditEntries.repo.ts';
import type { EntryRow } from './auditEntries.repo.ts';
import { withNames } from './entryNames.ts';
import type { EntryReader } from './entryNames.ts';

/** Every text and number that an entry tells, without the names of its fields. */
const toldValues = sql`jsonb_path_query_array(jsonb_build_array(e.old_values, e.new_values),
  'strict $.** ? (@.type() == "string" || @.type() == "number")')`;

const actorName = sql`nullif(concat_ws(' ', s.first_name, s.last_name), '')`;

/** Of every object, newest first. */
export async function searchAuditEntries(db: Db, reader: EntryReader, query: ListQuery): Promise<List<AuditEntry>> {
  const { venueId } = reader;
  const { data, meta } = await readList<EntryRow>(db, query, {
    columns: sql`e.id, e.at, e.actor_kind, e.actor_id, e.actor_device, ${actorName} as actor_name, e.action, e.object_kind, e.object_id,
      e.old_values, e.new_values, e.request_id`,
    from: sql`audit_entry e left join staff_user s on s.venue_id = e.venue_id and s.id = e.actor_id`,
    where: sql`e.venue_id = ${venueId}`,
    searched: sql`concat_ws(' ', ${actorName}, ${toldValues})`,
    exactMatch: (q) => sql`(e.object_id = ${q} or e.request_id = ${q})`,
    sorts: { at: sql`e.at` },
    defaultSort: '-at',
    filters: {
      actor: actorIs,
      kind: equals(sql`e.object_kind`),
      object: equals(sql`e.object_kind || ':' || e.object_id`),
      ...onDays(sql`e.at`, venueId),
    },
    id: sql`e.id`,
  });
  return { data: await withNames(db, reader, data.map(auditEntryOf)), meta };
}

function actorIs(value: string): RawBuilder<unknown> {
  const [kind, id] = value.split(':');
  return id === undefined ? sql`e.actor_kind = ${kind}` : sql`e.actor_kind = ${kind} and e.actor_id = ${id}`;
}
