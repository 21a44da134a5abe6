import type { NewPasskey, Passkey, PasskeyCreation, PasskeyRequest } from '#contract/names.ts';
import { digest } from '#server/db/digest.ts';
import { isUniqueViolation } from '#server/db/databaseErrors.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import type { SiteOwner, Sites } from '#server/http/sitePage.ts';
import { newToken } from './accessTokens.repo.ts';
import type { Account, LoginKind } from './accessTokens.repo.ts';
import { assertCurrentPassword } from './currentPassword.ts';
import type { FactorDeps } from './secondFactor.ts';
import { passkeySiteOf, verifyNewPasskey } from './passkeyCeremony.ts';
import { deletePasskey, insertPasskey, insertPasskeyChallenge, mostPasskeys, readPasskeys } from './passkeys.repo.ts';
import type { ChallengeUse, StoredPasskey } from './passkeys.repo.ts';

export interface PasskeyDeps extends FactorDeps {
  sites: Sites;
  newId(): string;
}

export interface PasskeyOwner {
  venue: RequestContext['venue'];
  kind: LoginKind;
  id: string;
}

export const accountOf = ({ venue, kind, id }: PasskeyOwner): Account => ({
  venueId: venue.venueId,
  kind,
  subjectId: id,
});

export const listPasskeys = async (db: Db, owner: PasskeyOwner): Promise<Passkey[]> =>
  (await readPasskeys(db, accountOf(owner))).map(shown);

/** Throws `validation_failed` on a wrong current password, `in_use` at the most passkeys. */
export async function startPasskey(
  deps: PasskeyDeps,
  owner: PasskeyOwner & { email: string },
  currentPassword: string,
): Promise<PasskeyCreation> {
  const { venue, kind, id } = owner;
  await assertCurrentPassword(deps, kind, { venue, id, password: currentPassword });
  const existing = await readPasskeys(deps.db, accountOf(owner));
  if (existing.length >= mostPasskeys) throw problem('in_use');
  const challenge = newToken(deps.random, 32);
  await insertPasskeyChallenge(deps.db, addingBy(owner), challenge);
  const { venueId, subjectId } = accountOf(owner);
  return {
    challenge,
    rpId: passkeySiteOf(deps.sites, venue).rpId,
    rpName: venue.name,
    userId: digest(`${venueId}/${kind}/${subjectId}`).toString('base64url'),
    userName: owner.email,
    existing: existing.map(credentialOf),
  };
}

/** `also` is done in the same transaction. Throws `validation_failed` for what the browser did not make here and now. */
export async function addPasskey<T>(
  deps: PasskeyDeps,
  owner: PasskeyOwner,
  form: NewPasskey,
  also: (tx: Tx) => Promise<T>,
): Promise<{ passkey: Passkey; made: T }> {
  const site = passkeySiteOf(deps.sites, owner.venue);
  const verified = await verifyNewPasskey(deps.db, { site, use: addingBy(owner) }, form);
  const name = form.name.trim();
  if (verified === null || name === '') throw refusedPasskey(verified === null);
  const passkey = { ...verified, id: deps.newId(), transports: form.transports, name };
  return inTransaction(deps.db, async (tx) => {
    const made = await also(tx);
    const createdAt = await insertPasskey(tx, accountOf(owner), passkey);
    return { passkey: shown({ ...passkey, createdAt, lastUsedAt: null }), made };
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? refusedPasskey(true) : error;
  });
}

const refusedPasskey = (isCredential: boolean) =>
  problem('validation_failed', {
    errors: [isCredential ? { pointer: '/attestation', code: 'invalid' } : { pointer: '/name', code: 'required' }],
  });

/** Throws `validation_failed` on a wrong current password, `not_found`, also for a passkey of somebody else. */
export async function removePasskey(
  deps: PasskeyDeps,
  owner: PasskeyOwner,
  { passkeyId, currentPassword }: { passkeyId: string; currentPassword: string },
  also: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { venue, kind, id } = owner;
  await assertCurrentPassword(deps, kind, { venue, id, password: currentPassword });
  await inTransaction(deps.db, async (tx) => {
    if (!(await deletePasskey(tx, accountOf(owner), passkeyId))) throw problem('not_found');
    await also(tx);
  });
}

/** What a browser needs to answer; `existing` is empty for any passkey of the site. */
export async function requestPasskey(
  deps: Pick<PasskeyDeps, 'db' | 'random' | 'sites'>,
  { venue, use, existing }: { venue: SiteOwner; use: ChallengeUse; existing: StoredPasskey[] },
): Promise<PasskeyRequest> {
  const challenge = newToken(deps.random, 32);
  await insertPasskeyChallenge(deps.db, use, challenge);
  return { challenge, rpId: passkeySiteOf(deps.sites, venue).rpId, existing: existing.map(credentialOf) };
}

const addingBy = (owner: PasskeyOwner): ChallengeUse => ({ ...accountOf(owner), purpose: 'add' });

const credentialOf = ({ credentialId, transports }: StoredPasskey) => ({
  id: Buffer.from(credentialId).toString('base64url'),
  transports,
});

const shown = ({
  id,
  name,
  createdAt,
  lastUsedAt,
}: Pick<StoredPasskey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
