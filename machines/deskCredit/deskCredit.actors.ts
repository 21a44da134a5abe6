import type { DeskCodeForm, DeskCredit } from '#contract/names.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';

export const deskCreditActors = {
  /** What it holds and would pay. Throws `gift_card_invalid` for an unknown code, `too_many_requests`. */
  quoteCode: promiseNotProvided<DeskCredit, { code: string }>('quoteCode'),
  /** Pays exactly that amount, or throws: `version_conflict`, `gift_card_invalid` or `nothing_to_redeem` when it is gone. */
  redeemCode: promiseNotProvided<null, DeskCodeForm>('redeemCode'),
};

export type DeskCreditActors = typeof deskCreditActors;
