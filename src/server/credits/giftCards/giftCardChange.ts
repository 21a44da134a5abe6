import type { GiftCard, Language } from '#contract/names.ts';
import type { Tx } from '#server/db/schema.ts';
import { expectVersion } from '#server/http/expect.ts';
import { lockGiftCard, readGiftCard } from './staffGiftCards.repo.ts';

export type CardKey = { venueId: string; id: string };

/** What staff read when they decided, who they are and what they say. */
export interface StaffDecision {
  version: number;
  reason: string;
  actor: string;
  language: Language;
}

/** Locks it first: its version counts what others did meanwhile. Throws `not_found`, `version_conflict`. */
export async function lockedGiftCard(
  tx: Tx,
  key: CardKey,
  { version, language }: Pick<StaffDecision, 'version' | 'language'>,
): Promise<GiftCard> {
  await lockGiftCard(tx, key);
  return expectVersion(await readGiftCard(tx, key, language), version);
}
