import { mayDo } from '#domain/people/permissions.ts';
import type { StaffRight } from '#domain/people/permissions.ts';
import type { RequestContext, StaffCaller } from './handlers.ts';
import { problem } from './problem.ts';

/** The staff member who asks. Throws `unauthorized` when it is somebody else. */
export function staffOf({ staff }: RequestContext): StaffCaller {
  if (!staff) throw problem('unauthorized');
  return staff;
}

/** The caller, when a staff member with this right. Throws `unauthorized` and `forbidden`. */
export function callerFor(context: RequestContext, right: StaffRight): RequestContext {
  if (!mayDo(staffOf(context).role, right)) throw problem('forbidden');
  return context;
}

/** The id of the venue, for a staff member with this right. Throws `unauthorized` and `forbidden`. */
export const venueFor = (context: RequestContext, right: StaffRight): string => callerFor(context, right).venue.venueId;
