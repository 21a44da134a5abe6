import type { AuditAction } from '#contract/names.ts';
import type { Tx } from '#server/db/schema.ts';
import { currentActor } from './actor.ts';
import { changedFields } from './auditedFields.ts';
import type { AuditedKind } from './auditedFields.ts';

interface AuditedObject {
  venueId: string;
  kind: AuditedKind;
  id: string;
}

interface Change {
  action: Exclude<AuditAction, 'read' | 'searched'>;
  before?: object | undefined;
  after?: object | undefined;
}

/**
 * Writes who changed what, in the transaction of the change. `before` and `after` may be whole objects: the entry has
 * what differs of the fields that `auditedFields` allows. Nothing is written for a change that changes nothing.
 */
export async function recordChange(
  tx: Tx,
  { venueId, kind, id }: AuditedObject,
  { action, before, after }: Change,
): Promise<void> {
  const changed = changedFields(kind, before, after);
  const isSame = Object.keys(changed.before).length + Object.keys(changed.after).length === 0;
  if (before && after && isSame) return;
  const actor = currentActor();
  await tx
    .insertInto('auditEntry')
    .values({
      venueId,
      actorKind: actor.kind,
      actorId: actor.id,
      requestId: actor.requestId,
      actorDevice: actor.device,
      action,
      objectKind: kind,
      objectId: id,
      oldValues: before ? JSON.stringify(changed.before) : null,
      newValues: after ? JSON.stringify(changed.after) : null,
    })
    .execute();
}
