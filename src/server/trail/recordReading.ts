import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { currentActor } from './actor.ts';
import type { AuditedKind } from './auditedFields.ts';

/** Minutes in which a second look at the same object is the same reading. */
const sameReading = 15;

/** Before personal data is shown to staff: `read` for one object, `searched` with the id `all` for a list. */
export async function recordReading(
  db: Db,
  { venueId, kind, id }: { venueId: string; kind: AuditedKind; id: string },
  action: 'read' | 'searched' = 'read',
): Promise<void> {
  const actor = currentActor();
  await sql`insert into audit_entry (venue_id, actor_kind, actor_id, action, object_kind, object_id, request_id,
      actor_device)
    select ${venueId}, ${actor.kind}, ${actor.id}, ${action}, ${kind}, ${id}, ${actor.requestId}, ${actor.device}
    where not exists (select from audit_entry where venue_id = ${venueId} and object_kind = ${kind} and object_id = ${id}
      and at > kuur_now() - make_interval(mins => ${sameReading}) and action = ${action}
      and actor_id is not distinct from ${actor.id})`.execute(db);
}
