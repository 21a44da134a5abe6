import { cardsPerKey, resealCodes } from '#server/credits/giftCards/giftCards.service.ts';
import type { Db } from '#server/db/schema.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';
import { factorsPerKey, resealFactors } from '#server/people/resealFactors.ts';

interface RenewalDeps {
  db: Db;
  secretKeys: SecretKeys;
  random: { bytes(count: number): Uint8Array };
}

/** Seals under the newest key what needs an earlier one; returns how much. */
export const renewKeys = async (deps: RenewalDeps): Promise<number> =>
  (await resealCodes(deps)) + (await resealFactors(deps));

export interface NeededKey {
  use: 'giftCards' | 'secondFactors' | 'recoveryCodes';
  keyId: string;
  count: number;
}

/** What each key still opens. Links in mails are not counted: the database has none of them. */
export async function neededKeys(db: Db): Promise<NeededKey[]> {
  const cards = await cardsPerKey(db);
  return [...cards.map((card) => ({ use: 'giftCards' as const, ...card })), ...(await factorsPerKey(db))];
}

const words: Record<NeededKey['use'], string> = {
  giftCards: 'gift cards',
  secondFactors: 'second factors',
  recoveryCodes: 'recovery codes',
};

export class SecretKeyMissing extends Error {
  override name = 'SecretKeyMissing';
}

interface GivenKeys {
  secretKeys: SecretKeys;
  /** Ids of keys that nobody has any more. */
  lostKeys: readonly string[];
}

/** Throws `SecretKeyMissing` when gift cards or second factors need a key that was not given and is not said to be lost. */
export async function assertKeysAreThere(db: Db, { secretKeys, lostKeys }: GivenKeys): Promise<void> {
  const givenIds = new Set([...secretKeys.all.map(({ id }) => id), ...lostKeys]);
  const missing = (await neededKeys(db)).filter(({ use, keyId }) => use !== 'recoveryCodes' && !givenIds.has(keyId));
  if (missing.length === 0) return;
  const lines = missing.map(({ use, keyId, count }) => `  ${count} ${words[use]} need the key ${keyId}`);
  throw new SecretKeyMissing(
    [
      'A secret key is missing:',
      ...lines,
      `The keys given are ${secretKeys.all.map(({ id }) => id).join(', ')}. Put the missing one back as SECRET_KEY, or into`,
      'EARLIER_SECRET_KEYS beside a newer one. A key that is lost is named by its id in LOST_SECRET_KEYS.',
    ].join('\n'),
  );
}

/** A line for each key: what it still opens. */
export function keyReport({ all, newest }: SecretKeys, needed: readonly NeededKey[]): string[] {
  const ids = [...new Set([...all.map(({ id }) => id), ...needed.map(({ keyId }) => keyId)])];
  return ids.map((id) => {
    const given = id === newest.id ? 'newest' : all.some((key) => key.id === id) ? 'earlier' : 'NOT GIVEN';
    const uses = needed.filter(({ keyId }) => keyId === id).map(({ use, count }) => `${count} ${words[use]}`);
    return `${id}  ${given}: ${uses.join(', ') || 'opens nothing but links in mails'}`;
  });
}
