import { problem } from '#server/http/problem.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import type { LoginDeps } from './login.ts';

/** A staff member who is logged in proves to be who they are. Throws `validation_failed`, `too_many_requests`. */
export async function assertStaffPassword(
  deps: Pick<LoginDeps, 'db' | 'throttle' | 'passwords'>,
  { venue, id, password }: { venue: LimitedVenue; id: string; password: string },
): Promise<void> {
  const { venueId } = venue;
  await deps.throttle.consume(venue, 'passwords', `staff:${id}`);
  const row = await deps.db
    .selectFrom('staffUser')
    .select('passwordHash')
    .where((is) => is.and({ venueId, id }))
    .executeTakeFirst();
  if (!(await deps.passwords.fits(row?.passwordHash ?? null, password))) {
    throw problem('validation_failed', { errors: [{ pointer: '/password', code: 'password_wrong' }] });
  }
  await deps.throttle.restore(venue, 'passwords', `staff:${id}`);
}
