import type { AccountSession } from '#contract/names.ts';
import { digest } from '#server/db/digest.ts';
import type { Db } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { deleteSession, readSessions } from './accessTokens.repo.ts';
import type { Account } from './accessTokens.repo.ts';

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
