import { keyedDigest } from '#server/db/digest.ts';
import { seal, unseal } from '#server/db/sealed.ts';
import type { SealedFor } from '#server/db/sealed.ts';
import { deriveKey } from '#server/db/secretKeys.ts';
import type { SecretKey } from '#server/db/secretKeys.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { deleteOtherAccessTokens } from './accessTokens.repo.ts';
import type { Account } from './accessTokens.repo.ts';
import { assertCurrentPassword } from './currentPassword.ts';
import { deletePasskeys, readPasskeys } from './passkeys.repo.ts';
import type { ResetDeps } from './passwordReset.ts';
import {
  confirmSecret,
  deleteFactor,
  readFactor,
  savePendingSecret,
  saveRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from './secondFactor.repo.ts';
import { readOwnAccount } from './staff.repo.ts';
import type { StaffKey } from './staff.repo.ts';
import { otpauthUri, base32, secretBytes, stepOf } from './totp.ts';

export type FactorDeps = ResetDeps & { clock: Clock };

export interface FactorOwner {
  venue: RequestContext['venue'];
  id: string;
  bearer: string | null;
}

/** Throws `validation_failed` on a wrong current password. */
export async function startSecondFactor(
  deps: FactorDeps,
  owner: FactorOwner,
  currentPassword: string,
): Promise<{ secret: string; uri: string }> {
  const account = await ownerWithPassword(deps, owner, currentPassword);
  const key = keyOf(owner);
  const secret = Buffer.from(deps.random.bytes(secretBytes));
  await savePendingSecret(deps.db, key, seal(deps.secretKeys, sealedFor(key), { plain: secret, random: deps.random }));
  const uri = otpauthUri(secret, { issuer: owner.venue.name, account: account.email });
  return { secret: base32(secret), uri };
}

/** Ends every other login. Returns the recovery codes. Throws `second_factor_invalid`. */
export async function confirmSecondFactor(deps: FactorDeps, owner: FactorOwner, code: string): Promise<string[]> {
  const key = keyOf(owner);
  await deps.throttle.consume(owner.venue, 'secondFactors', owner.id);
  const pending = (await readFactor(deps.db, key))?.pendingSecret ?? null;
  const step = pending && stepOf(unseal(deps.secretKeys, sealedFor(key), pending), code, deps.clock.now());
  if (pending === null || step === null) throw problem('second_factor_invalid');
  const codes = await inTransaction(deps.db, async (tx) => {
    if (!(await confirmSecret(tx, key, pending, step))) throw problem('second_factor_invalid');
    await deleteOtherAccessTokens(tx, { ...key, kind: 'staff', except: owner.bearer });
    await recordFactor(tx, key, { before: 'off', after: 'on' });
    return newRecoveryCodes(tx, deps, key);
  });
  await deps.throttle.restore(owner.venue, 'secondFactors', owner.id);
  return codes;
}

/** The authenticator; passkeys stay. Throws `validation_failed` on a wrong current password. */
export async function removeSecondFactor(deps: FactorDeps, owner: FactorOwner, currentPassword: string): Promise<void> {
  await ownerWithPassword(deps, owner, currentPassword);
  const key = keyOf(owner);
  await inTransaction(deps.db, async (tx) => {
    if (await deleteFactor(tx, key)) await recordRemoval(tx, key);
  });
}

/** Authenticator and passkeys. Nothing happens when there is none. */
export async function takeOffFactors(tx: Tx, key: StaffKey): Promise<void> {
  const hadPasskeys = await deletePasskeys(tx, passkeyAccountOf(key));
  if ((await deleteFactor(tx, key)) || hadPasskeys) await recordRemoval(tx, key);
}

/** Of an authenticator or a passkey that is gone already. Recovery codes stay while they stand in for something. */
export async function recordRemoval(tx: Tx, key: StaffKey): Promise<void> {
  const isLast = !(await hasFactor({ db: tx }, key));
  if (isLast) await saveRecoveryCodes(tx, key, []);
  await recordFactor(tx, key, { before: isLast ? 'on' : 'more', after: isLast ? 'off' : 'on' });
}

/** Before a passkey is added. The first factor of an account ends its other logins and gives recovery codes. */
export async function recordPasskey(tx: Tx, deps: FactorDeps, owner: FactorOwner): Promise<string[] | null> {
  const key = keyOf(owner);
  const isFirst = !(await hasFactor({ db: tx }, key));
  await recordFactor(tx, key, { before: isFirst ? 'off' : 'on', after: isFirst ? 'on' : 'more' });
  if (!isFirst) return null;
  await deleteOtherAccessTokens(tx, { ...key, kind: 'staff', except: owner.bearer });
  return newRecoveryCodes(tx, deps, key);
}

/** Throws `validation_failed` on a wrong current password, `not_found` without a second factor. */
export async function renewRecoveryCodes(
  deps: FactorDeps,
  owner: FactorOwner,
  currentPassword: string,
): Promise<string[]> {
  await ownerWithPassword(deps, owner, currentPassword);
  const key = keyOf(owner);
  if (!(await hasFactor(deps, key))) throw problem('not_found');
  return inTransaction(deps.db, async (tx) => {
    await recordFactor(tx, key, { before: 'codes', after: 'new codes' });
    return newRecoveryCodes(tx, deps, key);
  });
}

export const hasPasskey = async ({ db }: { db: Db }, key: StaffKey): Promise<boolean> =>
  (await readPasskeys(db, passkeyAccountOf(key))).length > 0;

export const hasFactor = async ({ db }: { db: Db }, key: StaffKey): Promise<boolean> =>
  ((await readFactor(db, key))?.secret ?? null) !== null || (await hasPasskey({ db }, key));

/** Uses the code up: of the authenticator, or of recovery. False when it fits neither, or was used. */
export async function spendCode(tx: Tx, deps: FactorDeps, key: StaffKey, code: string): Promise<boolean> {
  const secret = (await readFactor(tx, key))?.secret ?? null;
  const step = secret && stepOf(unseal(deps.secretKeys, sealedFor(key), secret), code, deps.clock.now());
  return step === null ? spendRecoveryCode(tx, key, recoveryHashes(deps, key, code)) : spendStep(tx, key, step);
}

const passkeyAccountOf = ({ venueId, id }: StaffKey): Account => ({ venueId, kind: 'staff', subjectId: id });

const keyOf = ({ venue, id }: FactorOwner): StaffKey => ({ venueId: venue.venueId, id });

export const sealedFor = (key: StaffKey): SealedFor => ({ use: 'second-factor', owner: boundTo(key) });

const boundTo = ({ venueId, id }: StaffKey): string => `${venueId}/${id}`;

async function ownerWithPassword(deps: FactorDeps, { venue, id }: FactorOwner, currentPassword: string) {
  const account = await readOwnAccount(deps.db, { venueId: venue.venueId, id });
  if (!account) throw problem('unauthorized');
  await assertCurrentPassword(deps, 'staff', { venue, id, password: currentPassword });
  return account;
}

const recordFactor = (tx: Tx, key: StaffKey, { before, after }: { before: string; after: string }): Promise<void> =>
  recordChange(
    tx,
    { ...key, kind: 'staffUser' },
    { action: 'changed', before: { secondFactor: before }, after: { secondFactor: after } },
  );

const recoveryCodes = 10;
const recoveryLength = 24;
/** Crockford's base 32: no letters that look like figures. */
const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 24 characters, 120 bits each: enough for a fast hash (ASVS 6.5.2). */
async function newRecoveryCodes(tx: Tx, deps: FactorDeps, key: StaffKey): Promise<string[]> {
  const { newest } = deps.secretKeys;
  const codes = Array.from({ length: recoveryCodes }, () =>
    [...deps.random.bytes(recoveryLength)].map((byte) => recoveryAlphabet[byte % recoveryAlphabet.length]).join(''),
  );
  await saveRecoveryCodes(
    tx,
    key,
    codes.map((code) => ({ keyId: newest.id, codeHash: recoveryHash(newest, key, code) })),
  );
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}

/** What the code may be stored as: by each of the keys. */
const recoveryHashes = ({ secretKeys }: FactorDeps, key: StaffKey, code: string): Buffer[] =>
  secretKeys.all.map((secretKey) => recoveryHash(secretKey, key, code));

const recoveryHash = (secretKey: SecretKey, key: StaffKey, code: string): Buffer =>
  keyedDigest(
    deriveKey(secretKey, 'recovery-code'),
    `${boundTo(key)} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`,
  );
