import { mayDo } from '#domain/staff/mayDo.ts';
import type { StaffRight } from '#domain/staff/mayDo.ts';
import type { RequestContext, StaffCaller } from './handlers.ts';
import { problem } from './problem.ts';

/** The staff member who asks. Throws `unauthorized` when it is somebody else. */
export function staffOf({ staff }: RequestContext): StaffCaller {
  if (!staff) throw problem('unauthorized');
  return staff;
}

/** The id of the venue, for a staff member with this right. Throws `unauthorized` and `forbidden`. */
export function venueFor(context: RequestContext, right: StaffRight): string {
  if (!mayDo(staffOf(context).role, right)) throw problem('forbidden');
  return context.venue.venueId;
}
