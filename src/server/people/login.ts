import type { LoginForm } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import type { Random } from '#server/adapters/clock.ts';
import { isKnownNetwork, rememberNetwork } from './knownNetworks.repo.ts';
import { insertAccessToken, newToken } from './accessTokens.repo.ts';
import type { LoginKind } from './accessTokens.repo.ts';
import type { Passwords } from './passwords.ts';
import { problem } from '#server/http/problem.ts';
import type { LimitedVenue, Throttle } from '#server/http/throttle.ts';

export interface LoginDeps {
  db: Db;
  random: Random;
  throttle: Throttle;
  passwords: Passwords;
}

export interface LoginRealm {
  kind: LoginKind;
  readCredentials(db: Db, venueId: string, email: string): Promise<{ id: string; passwordHash: string } | undefined>;
  /** Only where `outdated` still stands: a password that was chosen meanwhile stays. */
  renewHash(db: Db, key: { venueId: string; id: string }, hashes: { outdated: string; renewed: string }): Promise<void>;
}

/** Returns the plain token of a new login. Throws as `checkLogin`. */
export async function logIn(
  deps: LoginDeps,
  realm: LoginRealm,
  visitor: LoginVisitor & { device: string | null },
  form: LoginForm,
): Promise<string> {
  const subjectId = await checkLogin(deps, realm, visitor, form);
  const token = newToken(deps.random, 32);
  const { venueId } = visitor.venue;
  await insertAccessToken(deps.db, { venueId, kind: realm.kind, subjectId, token, device: visitor.device });
  return token;
}

interface LoginVisitor {
  venue: LimitedVenue;
  network: string;
}

/**
 * Returns whose e-mail address and password it is. Counts the attempt before it verifies the password, so that parallel
 * attempts count. A network that logged in before is not slowed down by others. Throws `login_failed` and
 * `login_limit_reached`.
 */
export async function checkLogin(
  { db, throttle, passwords }: LoginDeps,
  realm: LoginRealm,
  { venue, network }: LoginVisitor,
  form: LoginForm,
): Promise<string> {
  const email = form.email.trim().toLowerCase();
  const { venueId } = venue;
  const account = `${realm.kind}:${email}`;
  const accountThere = `${account} ${network}`;
  const knownNetwork = { venueId, key: throttle.pseudonym(accountThere) };
  const isKnown = await isKnownNetwork(db, knownNetwork);
  await throttle.consume(venue, 'networkLogins', network);
  await throttle.consume(venue, 'logins', accountThere);
  if (!isKnown) await throttle.pace(venue, 'accountLogins', account);
  const credentials = await realm.readCredentials(db, venueId, email);
  const fits = await passwords.fits(credentials?.passwordHash ?? null, form.password);
  if (!credentials || !fits) throw problem('login_failed');
  await throttle.restore(venue, 'networkLogins', network);
  await throttle.restore(venue, 'logins', accountThere);
  if (!isKnown) await throttle.restore(venue, 'accountLogins', account);
  await rememberNetwork(db, knownNetwork);
  if (passwords.isOutdated(credentials.passwordHash)) {
    const hashes = { outdated: credentials.passwordHash, renewed: await passwords.hash(form.password) };
    await realm.renewHash(db, { venueId, id: credentials.id }, hashes);
  }
  return credentials.id;
}
