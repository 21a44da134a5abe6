import type { Refused } from '#machines/failureCode.ts';

/** `code`: why the address cannot be mailed to. */
export type ReceiptMailContext = { email: string; code: string | null; refused: Refused | null };

export type ReceiptMailEvent = { type: 'address.typed'; email: string } | { type: 'mail.requested' };

export type ReceiptMailEmitted = { type: 'receipt.mailed'; email: string };

export type ReceiptMailAnswer =
  | { type: 'xstate.done.actor.mailReceipt'; output: null }
  | { type: 'xstate.error.actor.mailReceipt'; error: unknown };
