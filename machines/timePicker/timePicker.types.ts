import type { NotBookedReason } from '#contract/names.ts';
import type { OfferedTime } from '#domain/scheduling/stay/entryTimes.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Alternative } from '#machines/alternative.ts';

type Moment = { slug: string; date: LocalDate; personCount: number };

export type StayRequest = Moment & {
  kind: 'stay';
  checkinGroupId: string | null;
  startTime: MinuteOfDay | null;
  endTime: MinuteOfDay | null;
  /** Booked times stay chosen, whatever else is still offered. */
  isBooked: boolean;
};

export type StartRequest = Moment & {
  kind: 'start';
  productId: string;
  persons: number[];
  startTime: MinuteOfDay | null;
};

export type TimePickerInput = StayRequest | StartRequest;

/** `reason` says why there is no time; an option of a start has no departures. */
export type TimesOffer = { options: OfferedTime[]; reason: NotBookedReason | null; alternatives: Alternative[] };

export type TimePickerContext = TimesOffer & {
  request: TimePickerInput;
  startTime: MinuteOfDay | null;
  endTime: MinuteOfDay | null;
  alternative: Alternative | null;
};

export type TimePickerEvent =
  | { type: 'arrival.chosen'; time: MinuteOfDay }
  | { type: 'departure.chosen'; time: MinuteOfDay }
  | { type: 'times.confirmed' }
  | { type: 'times.dismissed' }
  | { type: 'times.retried' }
  | { type: 'alternative.chosen'; alternative: Alternative };

export type TimesEvent = { type: 'times.loaded'; offer: TimesOffer } | { type: 'times.failed' };

export type TimePickerAnswer = { type: 'xstate.error.actor.times'; error: unknown };

/** A stay is given back with each choice: without a departure until one is chosen, without any time when it is gone. */
export type TimePickerOutput =
  | { kind: 'stay'; startTime: MinuteOfDay | null; endTime: MinuteOfDay | null }
  | { kind: 'start'; startTime: MinuteOfDay }
  | { kind: 'alternative'; alternative: Alternative }
  | { kind: 'dismissed' };
