import type { GiftCard, GiftCardCorrection } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectValid } from '#server/http/expect.ts';
import type { RequestContext, StaffCaller } from '#server/http/handlers.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { lockedGiftCard } from './giftCardChange.ts';
import { assertMayIssue } from './issueLimits.ts';
import { correctBalance, readGiftCard } from './staffGiftCards.repo.ts';

type Corrector = Pick<RequestContext, 'venue' | 'language'> & { staff: StaffCaller };

/** Throws `not_found`, `version_conflict`, `validation_failed`, `issue_limit_reached` for what is added. */
export function correctGiftCard(
  { db, newId }: { db: Db; newId(): string },
  { venue, language, staff }: Corrector,
  { id, balance, reason, version }: GiftCardCorrection & { id: string },
): Promise<GiftCard> {
  const { venueId } = venue;
  const key = { venueId, id };
  return inTransaction(db, async (tx) => {
    const before = await lockedGiftCard(tx, key, { version, language });
    if (before.kind === 'voucher' && balance !== 0 && balance !== before.amount) {
      expectValid([{ pointer: '/balance', code: 'voucher_in_part' }]);
    }
    const amount = balance - before.balance;
    if (amount === 0) return before;
    if (amount > 0) await assertMayIssue(tx, { venue, staff }, amount);
    const entry = { venueId, id: newId(), giftCardId: id, kind: 'corrected' as const, amount, reason };
    await correctBalance(tx, key, { ...entry, actor: staff.id });
    const after = expectFound(await readGiftCard(tx, key, language));
    const change = { action: 'changed' as const, before, after: { ...after, reason } };
    await recordChange(tx, { ...key, kind: 'giftCard' }, change);
    return after;
  });
}
