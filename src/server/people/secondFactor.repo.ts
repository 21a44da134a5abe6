import { sql } from 'kysely';
import { digest } from '#server/db/digest.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { StaffKey } from './staff.repo.ts';

const ofStaff = ({ venueId, id }: StaffKey) => ({ venueId, staffId: id });

export interface StoredFactor {
  secret: Uint8Array | null;
  pendingSecret: Uint8Array | null;
}

export function readFactor(db: Db, key: StaffKey): Promise<StoredFactor | undefined> {
  return db
    .selectFrom('secondFactor')
    .select(['secret', 'pendingSecret'])
    .where((is) => is.and(ofStaff(key)))
    .executeTakeFirst();
}

export async function savePendingSecret(db: Db, key: StaffKey, pendingSecret: Buffer): Promise<void> {
  await db
    .insertInto('secondFactor')
    .values({ ...ofStaff(key), pendingSecret })
    .onConflict((conflict) => conflict.columns(['venueId', 'staffId']).doUpdateSet({ pendingSecret }))
    .execute();
}

/** False when the pending secret is another by now. */
export async function confirmSecret(tx: Tx, key: StaffKey, pending: Uint8Array, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('secondFactor')
    .set({ secret: Buffer.from(pending), pendingSecret: null, lastStep: step })
    .where((is) => is.and(ofStaff(key)))
    .where('pendingSecret', '=', Buffer.from(pending))
    .returning('staffId')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when this step's code or a later one was used. */
export async function spendStep(tx: Tx, key: StaffKey, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where((is) => is.and(ofStaff(key)))
    .where('lastStep', '<', step)
    .returning('staffId')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when there was none. */
export async function deleteFactor(tx: Tx, key: StaffKey): Promise<boolean> {
  const row = await tx
    .deleteFrom('secondFactor')
    .where((is) => is.and(ofStaff(key)))
    .returning('secret')
    .executeTakeFirst();
  return row !== undefined && row.secret !== null;
}

/** In place of those that were there. */
export async function saveRecoveryCodes(
  tx: Tx,
  key: StaffKey,
  codes: { keyId: string; codeHash: Buffer }[],
): Promise<void> {
  await tx
    .deleteFrom('recoveryCode')
    .where((is) => is.and(ofStaff(key)))
    .execute();
  if (codes.length === 0) return;
  await tx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ ...ofStaff(key), ...code })))
    .execute();
}

/** Uses it up. False when there is no such code. */
export async function spendRecoveryCode(tx: Tx, key: StaffKey, hashes: Buffer[]): Promise<boolean> {
  const row = await tx
    .deleteFrom('recoveryCode')
    .where((is) => is.and(ofStaff(key)))
    .where('codeHash', 'in', hashes)
    .returning('staffId')
    .executeTakeFirst();
  return row !== undefined;
}

const challengeMinutes = 5;

export async function insertChallenge(db: Db, key: StaffKey, token: string): Promise<void> {
  await db
    .insertInto('loginChallenge')
    .values({
      ...ofStaff(key),
      tokenHash: digest(token),
      expiresAt: sql<Date>`kuur_now() + make_interval(mins => ${challengeMinutes})`,
    })
    .execute();
}

/** The id of the staff member; undefined when it is unknown, used or expired. */
export async function readChallenge(db: Db, venueId: string, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('loginChallenge')
    .select('staffId')
    .where((is) => is.and({ venueId, tokenHash: digest(token) }))
    .where(sql<boolean>`expires_at > kuur_now()`)
    .executeTakeFirst();
  return row?.staffId;
}

/** False when somebody else used it. */
export async function takeChallenge(tx: Tx, venueId: string, token: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('loginChallenge')
    .where((is) => is.and({ venueId, tokenHash: digest(token) }))
    .returning('staffId')
    .executeTakeFirst();
  return row !== undefined;
}
