import { hasPermission } from '#domain/people/permissions.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { RequestContext, StaffCaller } from './handlers.ts';
import type { Actor } from '#server/trail/actor.ts';
import { problem } from './problem.ts';

export function staffOf({ staff }: RequestContext): StaffCaller {
  if (!staff) throw problem('unauthorized');
  return staff;
}

/** Throws `unauthorized` without a staff login and `forbidden` without the permission. */
export function callerFor(context: RequestContext, permission: Permission): RequestContext {
  if (!hasPermission(staffOf(context).role, permission)) throw problem('forbidden');
  return context;
}

export const venueFor = (context: RequestContext, permission: Permission): string =>
  callerFor(context, permission).venue.venueId;

/** What follows from a request of a visitor, the system does. */
export const actorOf = ({ staff, requestId }: RequestContext): Actor =>
  staff ? { kind: 'staff', id: staff.id, requestId } : { kind: 'system', id: null, requestId };
