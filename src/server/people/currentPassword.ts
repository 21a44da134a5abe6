import { problem } from '#server/http/problem.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import type { LoginKind } from './accessTokens.repo.ts';
import { readPasswordHash } from './customers.repo.ts';
import type { LoginDeps } from './login.ts';
import { readOwnAccount } from './staff.repo.ts';

export interface PasswordClaim {
  venue: LimitedVenue;
  id: string;
  password: string;
  /** Where the form holds it. */
  pointer?: '/currentPassword' | '/password';
}

const hashReaders = { customer: readPasswordHash, staff: readOwnAccount } satisfies Record<LoginKind, unknown>;

/** Whoever is logged in proves to be who they are. Throws `validation_failed`, and `too_many_requests` after many. */
export async function assertCurrentPassword(
  { db, throttle, passwords }: Pick<LoginDeps, 'db' | 'throttle' | 'passwords'>,
  kind: LoginKind,
  { venue, id, password, pointer = '/currentPassword' }: PasswordClaim,
): Promise<void> {
  const account = `${kind}:${id}`;
  await throttle.consume(venue, 'passwords', account);
  const stored = await hashReaders[kind](db, { venueId: venue.venueId, id });
  if (!(await passwords.fits(stored?.passwordHash ?? null, password))) {
    throw problem('validation_failed', { errors: [{ pointer, code: 'password_wrong' }] });
  }
  await throttle.restore(venue, 'passwords', account);
}
