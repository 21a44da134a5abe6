import type { GuestMark, WristbandHolder } from '#contract/names.ts';
import type { Refused } from '#machines/failureCode.ts';
import type { UndoAnswer, UndoEvent } from '#machines/undo/undo.types.ts';

export type MarkInput = { reservationId: string; marks: readonly GuestMark[]; shares: boolean };

export type Marked = { changed: readonly number[]; holders: readonly WristbandHolder[] };

export type ArrivalContext = {
  /** What was read last. */
  code: string | null;
  /** It was read while guests were being marked or put back, and is opened after that. */
  isWaiting: boolean;
  reservationId: string | null;
  marks: readonly GuestMark[];
  shares: boolean;
  holders: readonly WristbandHolder[];
  /** Guests whom another desk had marked so already. */
  overtaken: readonly number[];
  undo: MarkInput | null;
  refused: Refused | null;
};

export type ArrivalEvent =
  | { type: 'code.scanned'; text: string }
  | { type: 'reservation.chosen'; reservationId: string }
  | { type: 'marks.requested'; marks: readonly GuestMark[] }
  | { type: 'sharing.confirmed' }
  | { type: 'sharing.declined' }
  | { type: 'panel.closed' }
  | { type: 'refusal.dismissed' }
  | UndoEvent;

export type ArrivalAnswer =
  | { type: 'xstate.done.actor.find'; output: string }
  | { type: 'xstate.error.actor.find'; error: unknown }
  | { type: 'xstate.done.actor.mark'; output: Marked }
  | { type: 'xstate.error.actor.mark'; error: unknown }
  | UndoAnswer<Marked>;
