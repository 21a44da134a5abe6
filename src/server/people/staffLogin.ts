import type { LoginForm, StaffLogin } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { insertAccessToken, newToken } from './accessTokens.repo.ts';
import { checkLogin } from './login.ts';
import type { LoginRealm } from './login.ts';
import { hasFactor, hasPasskey, spendCode } from './secondFactor.ts';
import type { FactorDeps } from './secondFactor.ts';
import { insertChallenge, readChallenge, takeChallenge } from './secondFactor.repo.ts';
import { readActiveStaff, readStaffCredentials, renewStaffHash } from './staff.repo.ts';

const realm: LoginRealm = { kind: 'staff', readCredentials: readStaffCredentials, renewHash: renewStaffHash };

type Visitor = Pick<RequestContext, 'venue' | 'network' | 'device'>;

/** A challenge instead of a token for who has a second factor. Throws `login_failed`, `login_limit_reached`. */
export async function logInStaff(deps: FactorDeps, visitor: Visitor, form: LoginForm): Promise<StaffLogin> {
  const { db, random } = deps;
  const key = { venueId: visitor.venue.venueId, id: await checkLogin(deps, realm, visitor, form) };
  const token = newToken(random, 32);
  if (await hasFactor(deps, key)) {
    await insertChallenge(db, key, token);
    return { accessToken: null, challenge: token, passkey: await hasPasskey(deps, key) };
  }
  await insertAccessToken(db, {
    venueId: key.venueId,
    kind: 'staff',
    subjectId: key.id,
    token,
    device: visitor.device,
  });
  return { accessToken: token, challenge: null, passkey: false };
}

/**
 * Returns the plain token. Attempts are counted per account, so that a new challenge gives no new ones. Throws
 * `token_invalid` for the challenge, `second_factor_invalid` for the code, `login_limit_reached`.
 */
export async function answerSecondFactor(
  deps: FactorDeps,
  { venue, device }: Visitor,
  { challenge, code }: { challenge: string; code: string },
): Promise<string> {
  const { venueId } = venue;
  const id = await challengedStaff(deps, venueId, challenge);
  await deps.throttle.consume(venue, 'secondFactors', id);
  const token = newToken(deps.random, 32);
  await inTransaction(deps.db, async (tx) => {
    if (!(await spendCode(tx, deps, { venueId, id }, code))) throw problem('second_factor_invalid');
    if (!(await takeChallenge(tx, venueId, challenge))) throw problem('token_invalid');
    await insertAccessToken(tx, { venueId, kind: 'staff', subjectId: id, token, device });
  });
  await deps.throttle.restore(venue, 'secondFactors', id);
  return token;
}

/** Who typed the password. Throws `token_invalid`. */
export async function challengedStaff(
  { db }: Pick<FactorDeps, 'db'>,
  venueId: string,
  challenge: string,
): Promise<string> {
  const id = await readChallenge(db, venueId, challenge);
  if (id === undefined || !(await readActiveStaff(db, { venueId, id }))) throw problem('token_invalid');
  return id;
}
