import { sql } from 'kysely';
import type { SecretKeys } from '#server/db/secretKeys.ts';
import type { Db } from '#server/db/schema.ts';
import { sealedCardCode } from './cardCodes.ts';
import type { CodedCard } from './cardCodes.ts';

interface ResealDeps {
  db: Db;
  secretKeys: SecretKeys;
  random: { bytes(count: number): Uint8Array };
}

const slice = 500;

/** Seals the codes of gift cards of earlier keys under the newest; returns how many. Those of unknown keys stay. */
export async function resealCodes({ db, secretKeys, random }: ResealDeps): Promise<number> {
  let count = 0;
  let after = { venueId: '', id: '' };
  for (;;) {
    const cards = await cardsOfOtherKeys(db, secretKeys.newest.id, after);
    for (const card of cards) {
      const sealedCode = sealedCardCode(secretKeys, card, random);
      if (sealedCode === null) continue;
      await saveSealedCode(db, card, { keyId: secretKeys.newest.id, sealedCode });
      count += 1;
    }
    const last = cards.at(-1);
    if (!last) return count;
    after = last;
  }
}

const cardsOfOtherKeys = (db: Db, newestId: string, after: { venueId: string; id: string }): Promise<CodedCard[]> =>
  db
    .selectFrom('giftCard')
    .select(['venueId', 'id', 'keyId', 'sealedCode', 'codeHash'])
    .where(sql<boolean>`key_id is distinct from ${newestId}`)
    .where(sql<boolean>`(venue_id, id) > (${after.venueId}, ${after.id})`)
    .orderBy('venueId')
    .orderBy('id')
    .limit(slice)
    .execute();

async function saveSealedCode(
  db: Db,
  { venueId, id }: CodedCard,
  sealed: { keyId: string; sealedCode: Buffer },
): Promise<void> {
  await db
    .updateTable('giftCard')
    .set(sealed)
    .where((is) => is.and({ venueId, id }))
    .execute();
}

/** Gift cards that can still pay, by the key that prints them. */
export async function cardsPerKey(db: Db): Promise<{ keyId: string; count: number }[]> {
  const { rows } = await sql<{ keyId: string; count: number }>`
    select key_id, count(*)::int as count from gift_card
    where key_id is not null and balance > 0 and not blocked and (usable_to is null or usable_to >= kuur_now()::date - 1)
    group by key_id`.execute(db);
  return rows;
}
