import type { GiftCard, GiftCardDetails, GiftCardIssue, GiftCardIssued } from '#contract/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound } from '#server/http/expect.ts';
import type { RequestContext, SaveResponse, StaffCaller } from '#server/http/handlers.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { recordReading } from '#server/trail/recordReading.ts';
import { issueGiftCard } from './issueGiftCard.ts';
import { assertMayIssue } from './issueLimits.ts';
import type { GiftCardDeps } from './issueGiftCard.ts';
import { listGiftCards, movementsOf, orderOf, readGiftCard, setBlocked } from './staffGiftCards.repo.ts';

type Key = { venueId: string; id: string };
type Issuer = Pick<RequestContext, 'venue' | 'language'> & {
  staff: StaffCaller;
  saveResponse: SaveResponse<GiftCardIssued>;
};
type Block = { blocked: boolean; reason: string; actor: string };

export type StaffGiftCardsService = ReturnType<typeof makeStaffGiftCardsService>;

interface StaffGiftCardsDeps extends GiftCardDeps {
  db: Db;
  isPriceRefunded(tx: Tx, order: { venueId: string; id: string; total: number }): Promise<boolean>;
}

export function makeStaffGiftCardsService(deps: StaffGiftCardsDeps) {
  const { db, newId } = deps;

  async function assertNotRefunded(tx: Tx, key: Key): Promise<void> {
    const order = await orderOf(tx, key);
    if (order && (order.isCancelled || (await deps.isPriceRefunded(tx, order)))) throw problem('in_use');
  }

  return {
    async list(venueId: string, query: ListQuery): Promise<List<GiftCard>> {
      await recordReading(db, { venueId, kind: 'giftCard', id: 'all' }, 'searched');
      return listGiftCards(db, venueId, query);
    },

    async read(key: Key): Promise<GiftCardDetails> {
      return { giftCard: expectFound(await readGiftCard(db, key)), movements: await movementsOf(db, key) };
    },

    /** Throws `issue_limit_reached`. */
    async issue(
      { venue, language, staff, saveResponse }: Issuer,
      { amount, reason, email }: GiftCardIssue,
    ): Promise<GiftCardIssued> {
      const { venueId } = venue;
      const actor = staff.id;
      return inTransaction(db, async (tx) => {
        await assertMayIssue(tx, { venue, staff }, amount);
        const card = { venueId, kind: 'giftCard', amount, language, entryKind: 'bought', actor, reason } as const;
        const { id, code } = await issueGiftCard(tx, deps, { ...card, email: email ?? null });
        const issued = { giftCard: expectFound(await readGiftCard(tx, { venueId, id })), code };
        await saveResponse(tx, issued);
        return issued;
      });
    },

    /**
     * A blocked gift card pays nothing; what it holds in a reservation stays. Throws `not_found`, and `in_use` to free
     * one whose order is cancelled or refunded by staff.
     */
    async block(key: Key, { blocked, reason, actor }: Block): Promise<GiftCard> {
      return inTransaction(db, async (tx) => {
        const card = expectFound(await readGiftCard(tx, key, true));
        if (card.blocked === blocked) return card;
        if (!blocked) await assertNotRefunded(tx, key);
        const kind = blocked ? ('blocked' as const) : ('freed' as const);
        const entry = { venueId: key.venueId, id: newId(), giftCardId: key.id, kind, amount: 0, actor, reason };
        await setBlocked(tx, key, blocked, entry);
        const after = { ...card, blocked };
        const change = { action: 'changed' as const, before: card, after: { ...after, reason } };
        await recordChange(tx, { ...key, kind: 'giftCard' }, change);
        return after;
      });
    },
  };
}
