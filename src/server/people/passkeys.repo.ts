import { sql } from 'kysely';
import { digest } from '#server/db/digest.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Account } from './accessTokens.repo.ts';

export interface StoredPasskey {
  id: string;
  subjectId: string;
  credentialId: Uint8Array;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const mostPasskeys = 10;

/** The oldest first. */
export function readPasskeys(db: Db, account: Account): Promise<StoredPasskey[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where((is) => is.and({ ...account }))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(mostPasskeys)
    .execute();
}

export function readPasskey(
  db: Db,
  { venueId, kind, credentialId }: Pick<Account, 'venueId' | 'kind'> & { credentialId: Buffer },
): Promise<StoredPasskey | undefined> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where((is) => is.and({ venueId, kind, credentialId }))
    .executeTakeFirst();
}

export async function insertPasskey(
  tx: Tx,
  { venueId, kind, subjectId }: Account,
  passkey: Pick<StoredPasskey, 'id' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>,
): Promise<Date> {
  const row = await tx
    .insertInto('passkey')
    .values({ venueId, kind, subjectId, ...passkey })
    .returning('createdAt')
    .executeTakeFirstOrThrow();
  return row.createdAt;
}

/** False when another use counted as far meanwhile: two authenticators share the key. */
export async function countUse(tx: Tx, { venueId, id, counter }: { venueId: string; id: string; counter: number }) {
  const row = await tx
    .updateTable('passkey')
    .set({ counter, lastUsedAt: sql<Date>`kuur_now()` })
    .where((is) => is.and({ venueId, id }))
    .where((is) => is.or([is('counter', '<', counter), is.and([is('counter', '=', 0), is.val(counter === 0)])]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the account has no such passkey. */
export async function deletePasskey(tx: Tx, account: Account, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkey')
    .where((is) => is.and({ ...account, id }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when there was none. */
export async function deletePasskeys(tx: Tx, account: Account): Promise<boolean> {
  const rows = await tx
    .deleteFrom('passkey')
    .where((is) => is.and({ ...account }))
    .returning('id')
    .execute();
  return rows.length > 0;
}

const challengeMinutes = 5;

/** What a challenge may be answered for; without a subject by whoever has a passkey of that kind. */
export interface ChallengeUse {
  venueId: string;
  kind: Account['kind'];
  purpose: 'add' | 'log_in';
  subjectId: string | null;
}

export async function insertPasskeyChallenge(db: Db, use: ChallengeUse, challenge: string): Promise<void> {
  await db
    .insertInto('passkeyChallenge')
    .values({
      ...use,
      challengeHash: digest(challenge),
      expiresAt: sql<Date>`kuur_now() + make_interval(mins => ${challengeMinutes})`,
    })
    .execute();
}

/** False when it was made for something else, used or is too old; it is used up by this. */
export async function takePasskeyChallenge(db: Db, use: ChallengeUse, challenge: string): Promise<boolean> {
  const { venueId, kind, purpose, subjectId } = use;
  const row = await db
    .deleteFrom('passkeyChallenge')
    .where((is) => is.and({ venueId, kind, purpose, challengeHash: digest(challenge) }))
    .where('subjectId', subjectId === null ? 'is' : '=', subjectId)
    .returning(sql<boolean>`expires_at > kuur_now()`.as('isLive'))
    .executeTakeFirst();
  return row?.isLive ?? false;
}
