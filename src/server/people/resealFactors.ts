import { sql } from 'kysely';
import { seal, sealingKeyId, unseal } from '#server/db/sealed.ts';
import type { Db } from '#server/db/schema.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';
import { sealedFor } from './secondFactor.ts';

interface ResealDeps {
  db: Db;
  secretKeys: SecretKeys;
  random: { bytes(count: number): Uint8Array };
}

type Column = 'secret' | 'pendingSecret';

/** Seals the second factors of earlier keys under the newest; returns how many. Those of unknown keys stay. */
export async function resealFactors(deps: ResealDeps): Promise<number> {
  const factors = await deps.db
    .selectFrom('secondFactor')
    .select(['venueId', 'staffId', 'secret', 'pendingSecret'])
    .execute();
  let count = 0;
  for (const { venueId, staffId, ...secrets } of factors) {
    for (const column of ['secret', 'pendingSecret'] as const) {
      const sealed = secrets[column];
      if (sealed && (await reseal(deps, { venueId, id: staffId }, { column, sealed }))) count += 1;
    }
  }
  return count;
}

async function reseal(
  { db, secretKeys, random }: ResealDeps,
  key: { venueId: string; id: string },
  { column, sealed }: { column: Column; sealed: Uint8Array },
): Promise<boolean> {
  const keyId = sealingKeyId(sealed);
  const isKnown = keyId === null || secretKeys.all.some(({ id }) => id === keyId);
  if (keyId === secretKeys.newest.id || !isKnown) return false;
  const plain = unseal(secretKeys, sealedFor(key), sealed);
  const resealed = seal(secretKeys, sealedFor(key), { plain, random });
  const row = await db
    .updateTable('secondFactor')
    .set(column === 'secret' ? { secret: resealed } : { pendingSecret: resealed })
    .where((is) => is.and({ venueId: key.venueId, staffId: key.id }))
    .where(column, '=', Buffer.from(sealed))
    .returning('staffId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Second factors and recovery codes, by the key that opens them. */
export async function factorsPerKey(
  db: Db,
): Promise<{ use: 'secondFactors' | 'recoveryCodes'; keyId: string; count: number }[]> {
  const factors = await db.selectFrom('secondFactor').select('secret').where('secret', 'is not', null).execute();
  const counts = new Map<string, number>();
  for (const { secret } of factors) {
    const keyId = secret && sealingKeyId(secret);
    if (keyId) counts.set(keyId, (counts.get(keyId) ?? 0) + 1);
  }
  const { rows } = await sql<{ keyId: string; count: number }>`
    select key_id, count(*)::int as count from recovery_code where key_id is not null group by key_id`.execute(db);
  return [
    ...[...counts].map(([keyId, count]) => ({ use: 'secondFactors' as const, keyId, count })),
    ...rows.map((row) => ({ use: 'recoveryCodes' as const, ...row })),
  ];
}
