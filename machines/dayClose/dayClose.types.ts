import type { CountedCoins, DayCloseForm, OpenDay } from '#contract/names.ts';
import type { Cents } from '#domain/values/cents.ts';
import type { Refused } from '#machines/failureCode.ts';

/** As it is typed; null is an empty field. */
export type CountedDrawer = {
  openingFloat: Cents | null;
  countedCash: Cents | null;
  /** How it was counted; null: typed as a sum. */
  coins: CountedCoins[] | null;
  slipTotal: Cents | null;
  leftInDrawer: Cents | null;
  reason: string;
};

export type DayCloseContext = {
  day: OpenDay | null;
  counted: CountedDrawer;
  /** Whether it was asked to close with what is typed: then what is missing is shown. */
  isChecked: boolean;
  refused: Refused | null;
};

export type DayCloseEvent =
  | { type: 'amount.typed'; change: Partial<Omit<CountedDrawer, 'coins'>> }
  | { type: 'coin.counted'; coin: CountedCoins }
  | { type: 'counting.chosen'; by: 'coins' | 'sum' }
  | { type: 'close.requested' }
  | { type: 'close.confirmed' }
  | { type: 'close.dismissed' }
  | { type: 'retry.requested' };

export type DayCloseAnswer =
  | { type: 'xstate.done.actor.readDay'; output: OpenDay }
  | { type: 'xstate.error.actor.readDay'; error: unknown }
  | { type: 'xstate.done.actor.readAgain'; output: OpenDay }
  | { type: 'xstate.error.actor.readAgain'; error: unknown }
  | { type: 'xstate.done.actor.closeDay'; output: { id: string } }
  | { type: 'xstate.error.actor.closeDay'; error: unknown };

export type DayCloseEmitted = { type: 'day.closed'; id: string };

export type CloseInput = { form: DayCloseForm };
