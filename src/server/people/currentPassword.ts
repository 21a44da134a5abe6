import { problem } from '#server/http/problem.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import type { LoginDeps } from './login.ts';

interface Claim {
  venue: LimitedVenue;
  /** Whose attempts are counted. */
  id: string;
  passwordHash: string;
  currentPassword: string | undefined;
}

/** Throws `validation_failed` on `/currentPassword`, and `too_many_requests` after too many wrong ones. */
export async function expectCurrentPassword(
  { throttle, passwords }: Pick<LoginDeps, 'throttle' | 'passwords'>,
  { venue, id, passwordHash, currentPassword }: Claim,
): Promise<void> {
  await throttle.consume(venue, 'passwords', id);
  if (!(await passwords.fits(passwordHash, currentPassword ?? ''))) {
    throw problem('validation_failed', { errors: [{ pointer: '/currentPassword', code: 'password_wrong' }] });
  }
  await throttle.restore(venue, 'passwords', id);
}
