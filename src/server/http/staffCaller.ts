import type { Actor } from '#server/trail/actor.ts';
import type { RequestContext, StaffCaller } from './handlers.ts';
import { problem } from './problem.ts';

export function staffOf({ staff }: RequestContext): StaffCaller {
  if (!staff) throw problem('unauthorized');
  return staff;
}

/** What follows from a request of a visitor, the system does. */
export const actorOf = ({ staff, requestId, device }: RequestContext): Actor =>
  staff ? { kind: 'staff', id: staff.id, requestId, device } : { kind: 'system', id: null, requestId, device: null };
