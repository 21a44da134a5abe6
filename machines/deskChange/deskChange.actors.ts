import type { StaffChangeQuote } from '#contract/names.ts';
import type { DeskChangeDraft } from '#domain/booking/deskChangeDraft.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';
import type { QuotedChange } from './deskChange.types.ts';

export const deskChangeActors = {
  quoteChange: promiseNotProvided<StaffChangeQuote, { draft: DeskChangeDraft }>('quoteChange'),
  /** For the version and the money of the quote. */
  applyChange: promiseNotProvided<null, QuotedChange>('applyChange'),
};

export type DeskChangeActors = typeof deskChangeActors;
