import type { GiftCardBatchBlock, GiftCardBatchBlocked, Language } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound } from '#server/http/expect.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import type { HandOutDeps } from '../handOutGiftCard.ts';
import { lockBatchCards, readBatch, setCardsBlocked } from './batches.repo.ts';
import type { BatchCaller } from './handOutBatch.ts';

/**
 * All gift cards of the batch that have something left are blocked, or all blocked ones freed; each has its own entry of
 * history. A card that is used up is left alone, and what a card holds in a reservation stays. Throws `not_found`.
 */
export function blockBatch(
  { db, newId }: HandOutDeps,
  { venue: { venueId }, language, staff }: BatchCaller & { language: Language },
  { id, blocked, reason }: GiftCardBatchBlock & { id: string },
): Promise<GiftCardBatchBlocked> {
  const key = { venueId, id };
  return inTransaction(db, async (tx) => {
    const cards = await lockBatchCards(tx, key);
    const before = expectFound(await readBatch(tx, key, language));
    const others = cards.filter((card) => card.blocked !== blocked);
    const changed = blocked ? others.filter(({ balance }) => balance > 0) : others;
    const entry = { venueId, kind: blocked ? 'blocked' : 'freed', amount: 0, actor: staff.id, reason } as const;
    const entries = changed.map((card) => ({ ...entry, id: newId(), giftCardId: card.id }));
    if (entries.length > 0) await setCardsBlocked(tx, key, blocked, entries);
    const batch = expectFound(await readBatch(tx, key, language));
    await recordChange(
      tx,
      { ...key, kind: 'giftCardBatch' },
      { action: 'changed', before, after: { ...batch, reason } },
    );
    return {
      changed: changed.length,
      unchanged: cards.length - others.length,
      spent: others.length - changed.length,
      batch,
    };
  });
}
