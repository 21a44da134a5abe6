import type { LoginForm } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import type { Random } from '#server/adapters/clock.ts';
import { insertAccessToken, newToken } from './accessTokens.ts';
import type { LoginKind } from './accessTokens.ts';
import type { Passwords } from './passwords.ts';
import { problem } from '#server/http/problem.ts';
import type { Throttle, ThrottleRule } from '#server/http/throttle.ts';

export interface LoginTools {
  db: Db;
  random: Random;
  throttle: Throttle;
  passwords: Passwords;
}

/** Who may come in by this login: customers and staff have one each, with counters of their own. */
export interface LoginDoor {
  kind: LoginKind;
  byAddress: ThrottleRule;
  byAccount: ThrottleRule;
  /** Id and password hash behind an address (lower case); `undefined` when nobody has it. */
  find(db: Db, venueId: string, email: string): Promise<{ id: string; passwordHash: string } | undefined>;
}

/**
 * The plain token of a new login. Attempts are counted before the password is looked at, so that many at once do not
 * slip through. Throws `login_failed`, and `too_many_requests` after too many failures.
 */
export async function logIn(
  { db, random, throttle, passwords }: LoginTools,
  door: LoginDoor,
  { venueId, network, form }: { venueId: string; network: string; form: LoginForm },
): Promise<string> {
  const email = form.email.trim().toLowerCase();
  await throttle.take(venueId, door.byAddress, network);
  await throttle.take(venueId, door.byAccount, email);
  const found = await door.find(db, venueId, email);
  const fits = await passwords.fits(found?.passwordHash ?? null, form.password);
  if (!found || !fits) throw problem('login_failed');
  await throttle.giveBack(venueId, door.byAddress, network);
  await throttle.giveBack(venueId, door.byAccount, email);
  const token = newToken(random, 32);
  await insertAccessToken(db, { venueId, kind: door.kind, subjectId: found.id, token });
  return token;
}
