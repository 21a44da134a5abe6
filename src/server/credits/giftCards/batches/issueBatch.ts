import type { GiftCardBatch, GiftCardBatchIssue } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Db } from '#server/db/schema.ts';
import { expectFound } from '#server/http/expect.ts';
import type { RequestContext, SaveResponse, StaffCaller } from '#server/http/handlers.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { cardToIssue } from '../cardToIssue.ts';
import { insertGiftCards } from '../giftCards.repo.ts';
import { codedCard, lastDayOf } from '../issueGiftCard.ts';
import type { GiftCardDeps } from '../issueGiftCard.ts';
import { assertMayIssue } from '../issueLimits.ts';
import { insertBatch, readBatch } from './batches.repo.ts';

export type BatchIssuer = Pick<RequestContext, 'venue' | 'language'> & {
  staff: StaffCaller;
  saveResponse: SaveResponse<GiftCardBatch>;
};

/** All of them or none, each with a code of its own. Throws `validation_failed`, `issue_limit_reached`. */
export function issueBatch(
  { db, ...deps }: GiftCardDeps & { db: Db },
  { venue, language: reader, staff, saveResponse }: BatchIssuer,
  form: GiftCardBatchIssue,
): Promise<GiftCardBatch> {
  const { venueId } = venue;
  const { count, language, reason } = form;
  return inTransaction(db, async (tx) => {
    const { usableDays, ...worth } = await cardToIssue(tx, venueId, form);
    await assertMayIssue(tx, { venue, staff }, worth.amount, count);
    const usableTo = await lastDayOf(tx, venueId, usableDays ?? null);
    const id = deps.newId();
    const batch = { ...worth, venueId, id, count, usableTo, language, reason };
    await insertBatch(tx, batch);
    const card = { ...worth, venueId, language, reason, batchId: id, entryKind: 'bought', actor: staff.id } as const;
    await insertGiftCards(
      tx,
      Array.from({ length: count }, () => codedCard(deps, card, usableTo)),
    );
    await recordChange(tx, { venueId, kind: 'giftCardBatch', id }, { action: 'created', after: batch });
    const issued = expectFound(await readBatch(tx, { venueId, id }, reader));
    await saveResponse(tx, issued);
    return issued;
  });
}
