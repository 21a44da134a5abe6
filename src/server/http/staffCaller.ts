import { hasPermission } from '#domain/people/permissions.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { RequestContext, StaffCaller } from './handlers.ts';
import { problem } from './problem.ts';

/** The staff member who asks. Throws `unauthorized` when it is somebody else. */
export function staffOf({ staff }: RequestContext): StaffCaller {
  if (!staff) throw problem('unauthorized');
  return staff;
}

/** The caller, when a staff member with this permission. Throws `unauthorized` and `forbidden`. */
export function callerFor(context: RequestContext, permission: Permission): RequestContext {
  if (!hasPermission(staffOf(context).role, permission)) throw problem('forbidden');
  return context;
}

/** The id of the venue, for a staff member with this permission. Throws `unauthorized` and `forbidden`. */
export const venueFor = (context: RequestContext, permission: Permission): string =>
  callerFor(context, permission).venue.venueId;
