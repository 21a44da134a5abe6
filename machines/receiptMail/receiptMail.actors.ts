import { promiseNotProvided } from '#machines/notProvided.ts';

export const receiptMailActors = {
  /** Throws: `payment_required` when the money went back meanwhile, `validation_failed`. */
  mailReceipt: promiseNotProvided<null, { email: string }>('mailReceipt'),
};

export type ReceiptMailActors = typeof receiptMailActors;
