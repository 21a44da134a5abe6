import type { StaffQuote } from '#contract/names.ts';
import type { DeskDraft } from '#domain/booking/deskDraft.ts';
import { promiseNotProvided } from '#machines/notProvided.ts';

export const deskBookingActors = {
  quoteBooking: promiseNotProvided<StaffQuote, { draft: DeskDraft }>('quoteBooking'),
  /** At the times and for the price of the quote. */
  bookQuoted: promiseNotProvided<{ id: string }, { draft: DeskDraft; quote: StaffQuote | null }>('bookQuoted'),
};

export type DeskBookingActors = typeof deskBookingActors;
