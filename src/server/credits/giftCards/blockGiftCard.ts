import type { GiftCard } from '#contract/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound } from '#server/http/expect.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { lockedGiftCard } from './giftCardChange.ts';
import type { CardKey, StaffDecision } from './giftCardChange.ts';
import { orderOf, readGiftCard, setBlocked } from './staffGiftCards.repo.ts';

export interface BlockDeps {
  db: Db;
  newId(): string;
  isPriceRefunded(tx: Tx, order: { venueId: string; id: string; total: number }): Promise<boolean>;
}

/**
 * A blocked gift card pays nothing; what it holds in a reservation stays. Throws `not_found`, `version_conflict`, and
 * `in_use` to free one whose order is cancelled or refunded by staff.
 */
export function blockGiftCard(
  { db, newId, isPriceRefunded }: BlockDeps,
  key: CardKey,
  { blocked, reason, actor, ...decision }: StaffDecision & { blocked: boolean },
): Promise<GiftCard> {
  return inTransaction(db, async (tx) => {
    const before = await lockedGiftCard(tx, key, decision);
    if (before.blocked === blocked) return before;
    const order = blocked ? null : await orderOf(tx, key);
    if (order && (order.isCancelled || (await isPriceRefunded(tx, order)))) throw problem('in_use');
    const kind = blocked ? ('blocked' as const) : ('freed' as const);
    const entry = { venueId: key.venueId, id: newId(), giftCardId: key.id, kind, amount: 0, actor, reason };
    await setBlocked(tx, key, blocked, entry);
    const after = expectFound(await readGiftCard(tx, key, decision.language));
    const change = { action: 'changed' as const, before, after: { ...after, reason } };
    await recordChange(tx, { ...key, kind: 'giftCard' }, change);
    return after;
  });
}
