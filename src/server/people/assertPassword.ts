import { problem } from '#server/http/problem.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import { readPasswordHash } from './customers.repo.ts';
import type { LoginDeps } from './login.ts';

/** A customer who is logged in proves to be who they are. Throws `validation_failed`, `too_many_requests`. */
export async function assertPassword(
  deps: Pick<LoginDeps, 'db' | 'throttle' | 'passwords'>,
  { venue, id }: { venue: LimitedVenue; id: string },
  password: string,
  pointer: '/currentPassword' | '/password' = '/currentPassword',
): Promise<void> {
  await deps.throttle.consume(venue, 'passwords', id);
  const credentials = await readPasswordHash(deps.db, { venueId: venue.venueId, id });
  const fits = await deps.passwords.fits(credentials?.passwordHash ?? null, password);
  if (!fits) throw problem('validation_failed', { errors: [{ pointer, code: 'password_wrong' }] });
  await deps.throttle.restore(venue, 'passwords', id);
}
