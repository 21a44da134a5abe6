import type { NotBookedReason } from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Alternative } from '#machines/alternative.ts';
import type { TimesOffer } from './timePicker.actors.ts';

/** An arrival with the departures that go with it; no departures when only a start is chosen. */
export type TimeOption = { arrival: MinuteOfDay; departures: MinuteOfDay[] };

/** For what a time is wanted: a treatment on a day, for these guests of a group of `personCount`. */
export type TimePickerInput = {
  slug: string;
  productId: string;
  persons: number[];
  personCount: number;
  date: LocalDate;
  /** Chosen to begin with when it is offered. */
  preferredTime: MinuteOfDay | null;
};

export type TimePickerContext = {
  wish: TimePickerInput;
  options: TimeOption[];
  /** Why there is no time; null when there is one. */
  reason: NotBookedReason | null;
  alternatives: Alternative[];
  /** The problem code of a failed load. */
  problem: string | null;
  startTime: MinuteOfDay | null;
  endTime: MinuteOfDay | null;
  taken: Alternative | null;
};

export type TimePickerEvent =
  | { type: 'arrival.chosen'; time: MinuteOfDay }
  | { type: 'departure.chosen'; time: MinuteOfDay }
  | { type: 'times.confirmed' }
  | { type: 'times.dismissed' }
  | { type: 'times.retried' }
  | { type: 'alternative.taken'; alternative: Alternative };

export type TimePickerAnswer =
  | { type: 'xstate.done.actor.loadTimes'; output: TimesOffer }
  | { type: 'xstate.error.actor.loadTimes'; error: unknown };

export type TimePickerOutput =
  | { kind: 'chosen'; startTime: MinuteOfDay; endTime: MinuteOfDay | null }
  | { kind: 'alternative'; alternative: Alternative }
  | { kind: 'dismissed' };
