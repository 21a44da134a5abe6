import type { StaffChangeQuote } from '#contract/names.ts';
import type { DeskChangeDraft } from '#domain/booking/deskChangeDraft.ts';
import type { Refused } from '#machines/failureCode.ts';

/** The booking or the day is not what was told: it is told anew. Anything else may be asked once more. */
export const outdatedCodes = ['product_unavailable', 'change_unavailable', 'version_conflict'];

export type DeskChangeContext = {
  draft: DeskChangeDraft;
  /** Of the draft as it is, or was before its last change. */
  quote: StaffChangeQuote | null;
  /** Why it was not quoted or applied; stays until the draft changes or is quoted again. */
  refused: Refused | null;
};

export type DeskChangeEvent =
  | { type: 'draft.changed'; draft: DeskChangeDraft }
  | { type: 'quote.retried' }
  | { type: 'change.confirmed' };

export type DeskChangeEmitted = { type: 'booking.changed' };

export type QuotedChange = { draft: DeskChangeDraft; quote: StaffChangeQuote };

export type DeskChangeAnswer =
  | { type: 'xstate.done.actor.quoteChange'; output: StaffChangeQuote }
  | { type: 'xstate.error.actor.quoteChange'; error: unknown }
  | { type: 'xstate.done.actor.applyChange'; output: null }
  | { type: 'xstate.error.actor.applyChange'; error: unknown };
