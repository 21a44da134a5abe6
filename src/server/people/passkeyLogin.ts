import type { PasskeyAnswer, PasskeyRequest } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { insertAccessToken, newToken } from './accessTokens.repo.ts';
import type { Account } from './accessTokens.repo.ts';
import { bytesOf, passkeySiteOf, verifyPasskeyAnswer } from './passkeyCeremony.ts';
import { requestPasskey } from './passkeys.ts';
import type { PasskeyDeps } from './passkeys.ts';
import { countUse, readPasskey, readPasskeys } from './passkeys.repo.ts';
import type { ChallengeUse } from './passkeys.repo.ts';
import { challengedStaff } from './staffLogin.ts';
import { takeChallenge } from './secondFactor.repo.ts';

type Visitor = Pick<RequestContext, 'venue' | 'network' | 'device'>;

const ofAnybody = (venueId: string): ChallengeUse => ({
  venueId,
  kind: 'customer',
  purpose: 'log_in',
  subjectId: null,
});

/** For any passkey of a customer. Throws `too_many_requests`. */
export async function startPasskeyLogin(deps: PasskeyDeps, { venue, network }: Visitor): Promise<PasskeyRequest> {
  await deps.throttle.consume(venue, 'passkeyChallenges', network);
  return requestPasskey(deps, { venue, use: ofAnybody(venue.venueId), existing: [] });
}

/** Returns the plain token. Throws `login_failed`, `login_limit_reached`. */
export async function logInWithPasskey(
  deps: PasskeyDeps,
  { venue, network, device }: Visitor,
  answer: PasskeyAnswer,
): Promise<string> {
  const { venueId } = venue;
  await deps.throttle.consume(venue, 'networkLogins', network);
  const passkey = await readPasskey(deps.db, { venueId, kind: 'customer', credentialId: bytesOf(answer.id) });
  const verification = { site: passkeySiteOf(deps.sites, venue), use: ofAnybody(venueId), passkey };
  const counter = await verifyPasskeyAnswer(deps.db, verification, answer);
  if (!passkey || counter === null) throw problem('login_failed');
  const token = newToken(deps.random, 32);
  await inTransaction(deps.db, async (tx) => {
    if (!(await countUse(tx, { venueId, id: passkey.id, counter }))) throw problem('login_failed');
    await insertAccessToken(tx, { venueId, kind: 'customer', subjectId: passkey.subjectId, token, device });
  });
  await deps.throttle.restore(venue, 'networkLogins', network);
  return token;
}

const ofStaff = (venueId: string, subjectId: string): Account & ChallengeUse => ({
  venueId,
  kind: 'staff',
  purpose: 'log_in',
  subjectId,
});

/** For the passkeys of whoever typed the password. Throws `token_invalid`, `too_many_requests`. */
export async function startPasskeyStep(
  deps: PasskeyDeps,
  { venue, network }: Visitor,
  challenge: string,
): Promise<PasskeyRequest> {
  await deps.throttle.consume(venue, 'passkeyChallenges', network);
  const { venueId } = venue;
  const use = ofStaff(venueId, await challengedStaff(deps, venueId, challenge));
  return requestPasskey(deps, { venue, use, existing: await readPasskeys(deps.db, accountPart(use)) });
}

/** Returns the plain token. Throws as `answerSecondFactor`. */
export async function answerWithPasskey(
  deps: PasskeyDeps,
  { venue, device }: Visitor,
  { challenge, answer }: { challenge: string; answer: PasskeyAnswer },
): Promise<string> {
  const { venueId } = venue;
  const id = await challengedStaff(deps, venueId, challenge);
  await deps.throttle.consume(venue, 'secondFactors', id);
  const stored = await readPasskey(deps.db, { venueId, kind: 'staff', credentialId: bytesOf(answer.id) });
  const passkey = stored?.subjectId === id ? stored : undefined;
  const verification = { site: passkeySiteOf(deps.sites, venue), use: ofStaff(venueId, id), passkey };
  const counter = await verifyPasskeyAnswer(deps.db, verification, answer);
  if (!passkey || counter === null) throw problem('second_factor_invalid');
  const token = newToken(deps.random, 32);
  await inTransaction(deps.db, async (tx) => {
    if (!(await countUse(tx, { venueId, id: passkey.id, counter }))) throw problem('second_factor_invalid');
    if (!(await takeChallenge(tx, venueId, challenge))) throw problem('token_invalid');
    await insertAccessToken(tx, { venueId, kind: 'staff', subjectId: id, token, device });
  });
  await deps.throttle.restore(venue, 'secondFactors', id);
  return token;
}

const accountPart = ({ venueId, kind, subjectId }: Account): Account => ({ venueId, kind, subjectId });
