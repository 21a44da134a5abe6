import type { AccountSession } from '#contract/names.ts';
import { digest } from '#server/db/digest.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { deleteOtherAccessTokens, deleteSession, readSessions } from './accessTokens.repo.ts';
import type { Account, LoginKind } from './accessTokens.repo.ts';
import { assertCurrentPassword } from './currentPassword.ts';
import { readCustomer } from './customers.repo.ts';
import type { LoginDeps } from './login.ts';

/** Where the account is logged in; `bearer` is the login of who asks. */
export async function listSessions(db: Db, account: Account, bearer: string | null): Promise<AccountSession[]> {
  const current = bearer === null ? null : digest(bearer);
  const sessions = await readSessions(db, account);
  return sessions.map(({ id, device, createdAt, lastUsedAt, tokenHash }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: current !== null && current.equals(tokenHash),
  }));
}

/** Throws `not_found`, also for a session of somebody else. */
export async function endSession(db: Db, account: Account, id: string): Promise<void> {
  if (!(await deleteSession(db, account, id))) throw problem('not_found');
}

type SessionDeps = Pick<LoginDeps, 'db' | 'throttle' | 'passwords'>;

/** Who is logged in, with the password that proves it. */
export interface ProvenAccount {
  venue: LimitedVenue;
  kind: LoginKind;
  id: string;
  password: string;
}

/** Throws `validation_failed` on a wrong password, `not_found` as above. */
export async function endOwnSession(deps: SessionDeps, proven: ProvenAccount, sessionId: string): Promise<void> {
  await assertPassword(deps, proven);
  const { venue, kind, id } = proven;
  await endSession(deps.db, { venueId: venue.venueId, kind, subjectId: id }, sessionId);
}

/** Every login but that of `bearer`. Throws `validation_failed` on a wrong password. */
export async function endOtherSessions(deps: SessionDeps, proven: ProvenAccount, bearer: string | null): Promise<void> {
  await assertPassword(deps, proven);
  const { venue, kind, id } = proven;
  await deleteOtherAccessTokens(deps.db, { venueId: venue.venueId, kind, id, except: bearer });
}

const assertPassword = (deps: SessionDeps, { kind, ...claim }: ProvenAccount): Promise<void> =>
  assertCurrentPassword(deps, kind, { ...claim, pointer: '/password' });

/** By staff. Throws `not_found`. */
export const endSessionsOfCustomer = (db: Db, key: { venueId: string; id: string }): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await readCustomer(tx, key.venueId, key.id))) throw problem('not_found');
    await deleteOtherAccessTokens(tx, { ...key, kind: 'customer', except: null });
    await recordChange(tx, { ...key, kind: 'customer' }, { action: 'loggedOut' });
  });
