import type { StaffQuote } from '#contract/names.ts';
import type { DeskDraft } from '#domain/booking/deskDraft.ts';
import type { Refused } from '#machines/failureCode.ts';

export type DeskBookingInput = { draft: DeskDraft };

export type DeskBookingContext = {
  draft: DeskDraft;
  /** Of the draft as it is, or was before its last change. */
  quote: StaffQuote | null;
  /** Why it was not quoted or booked; stays until the draft changes or is quoted again. */
  refused: Refused | null;
  /** Why the code that was entered last pays nothing; it is taken off. */
  refusedCode: Refused | null;
};

export type DeskBookingEvent =
  | { type: 'draft.changed'; draft: DeskDraft }
  | { type: 'note.typed'; note: string }
  | { type: 'quote.retried' }
  | { type: 'booking.requested' };

export type DeskBookingEmitted = { type: 'reservation.booked'; id: string };

export type DeskBookingAnswer =
  | { type: 'xstate.done.actor.quoteBooking'; output: StaffQuote }
  | { type: 'xstate.error.actor.quoteBooking'; error: unknown }
  | { type: 'xstate.done.actor.bookQuoted'; output: { id: string } }
  | { type: 'xstate.error.actor.bookQuoted'; error: unknown };
