import type {
  AcceptedMoves,
  Alternative,
  ChangeOrder,
  ChangeQuote,
  ChangesClosed,
  OwnChange,
} from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Refused } from '#machines/failureCode.ts';

/** `choosesAnother`: the link was to another moment for what the venue moved. */
export type SelfServiceInput = { ref: string; choosesAnother: boolean };

/** `moved`: what changes together with the first item whose other time is not agreed to. */
export type SeenBooking = {
  changesClosed: ChangesClosed | null;
  moved: { itemId: string; productId: string } | null;
  /** That one was given another day, so that the visit as a whole is open. */
  movedDay: boolean;
};

/** `seen` is the booking that is shown; null: nothing was loaded yet. */
export type SelfServiceContext = SelfServiceInput & {
  seen: SeenBooking | null;
  /** What is being agreed to, or could not be. */
  agreed: AcceptedMoves['moves'] | null;
  /** What is being put together; complete from `quoting` on. */
  change: OwnChange | null;
  quote: ChangeQuote | null;
  /** Of the payment link that came with the last change. */
  paymentRef: string | null;
  refused: (Refused & { alternatives: Alternative[] }) | null;
};

export type ChangeDone = SeenBooking & { paymentRef: string | null };

export type ChangeCall = { ref: string; order: ChangeOrder };

export type SelfServiceEvent =
  | { type: 'load.retried' }
  | { type: 'moves.accepted'; moves: AcceptedMoves['moves'] }
  | { type: 'cancel.requested' }
  | { type: 'guestRemoval.requested'; person: number }
  | { type: 'move.requested' }
  | { type: 'departure.requested' }
  | { type: 'itemChange.requested'; itemId: string; productId: string }
  | { type: 'date.chosen'; date: LocalDate }
  | { type: 'product.chosen'; productId: string }
  /** 'HH:mm', or null for a visit without times. */
  | { type: 'time.chosen'; startTime: string | null }
  /** 'HH:mm'. */
  | { type: 'departure.chosen'; endTime: string }
  | { type: 'alternative.chosen'; alternative: Alternative }
  | { type: 'change.confirmed' }
  | { type: 'change.dismissed' };

export type SelfServiceAnswer =
  | { type: 'xstate.done.actor.loadBooking'; output: SeenBooking }
  | { type: 'xstate.error.actor.loadBooking'; error: unknown }
  | { type: 'xstate.done.actor.acceptMoves'; output: SeenBooking }
  | { type: 'xstate.error.actor.acceptMoves'; error: unknown }
  | { type: 'xstate.done.actor.quoteChange'; output: ChangeQuote }
  | { type: 'xstate.error.actor.quoteChange'; error: unknown }
  | { type: 'xstate.done.actor.applyChange'; output: ChangeDone }
  | { type: 'xstate.error.actor.applyChange'; error: unknown };
