import type { GiftCard, GiftCardCorrection, GiftCardDetails, GiftCardIssue, GiftCardIssued } from '#contract/names.ts';
import type { Language } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound } from '#server/http/expect.ts';
import type { RequestContext, SaveResponse, StaffCaller } from '#server/http/handlers.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { recordReading } from '#server/trail/recordReading.ts';
import { blockGiftCard } from './blockGiftCard.ts';
import type { BlockDeps } from './blockGiftCard.ts';
import { correctGiftCard } from './correctGiftCard.ts';
import type { CardKey, StaffDecision } from './giftCardChange.ts';
import { mailAgain, printedForStaff } from './handOutGiftCard.ts';
import type { HandOutDeps } from './handOutGiftCard.ts';
import { issueGiftCard } from './issueGiftCard.ts';
import { assertMayIssue } from './issueLimits.ts';
import { listGiftCards, movementsOf, readGiftCard } from './staffGiftCards.repo.ts';
import { cardToIssue } from './cardToIssue.ts';

export type { BlockDeps } from './blockGiftCard.ts';

type Caller = Pick<RequestContext, 'venue' | 'language'> & { staff: StaffCaller };
type Issuer = Caller & { saveResponse: SaveResponse<GiftCardIssued> };
type Reader = { venueId: string; language: Language };

export type StaffGiftCardsService = ReturnType<typeof makeStaffGiftCardsService>;

export function makeStaffGiftCardsService(deps: HandOutDeps & BlockDeps) {
  const { db } = deps;
  return {
    async list(reader: Reader, query: ListQuery): Promise<List<GiftCard>> {
      await recordReading(db, { venueId: reader.venueId, kind: 'giftCard', id: 'all' }, 'searched');
      return listGiftCards(db, reader, query);
    },

    async read({ venueId, language }: Reader, id: string): Promise<GiftCardDetails> {
      const key = { venueId, id };
      return { giftCard: expectFound(await readGiftCard(db, key, language)), movements: await movementsOf(db, key) };
    },

    /** Throws `validation_failed`, `issue_limit_reached`. */
    async issue({ venue, language, staff, saveResponse }: Issuer, form: GiftCardIssue): Promise<GiftCardIssued> {
      const { venueId } = venue;
      const { reason, email = null } = form;
      return inTransaction(db, async (tx) => {
        const worth = await cardToIssue(tx, venueId, form);
        await assertMayIssue(tx, { venue, staff }, worth.amount);
        const card = { ...worth, venueId, language, entryKind: 'bought', actor: staff.id, reason, email } as const;
        const { id, code } = await issueGiftCard(tx, deps, card);
        const issued = { giftCard: expectFound(await readGiftCard(tx, { venueId, id }, language)), code };
        await saveResponse(tx, issued);
        return issued;
      });
    },

    block: (key: CardKey, decision: StaffDecision & { blocked: boolean }): Promise<GiftCard> =>
      blockGiftCard(deps, key, decision),

    correct: (caller: Caller, correction: GiftCardCorrection & { id: string }): Promise<GiftCard> =>
      correctGiftCard(deps, caller, correction),

    print: (caller: Caller, id: string): Promise<Buffer> => printedForStaff(deps, caller, id),

    mail: (key: CardKey, email: string | null): Promise<void> => mailAgain(deps, key, email),
  };
}
