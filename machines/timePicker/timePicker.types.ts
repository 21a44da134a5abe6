import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';

/** An arrival with the departures that go with it; no departures when only a start is chosen. */
export type TimeOption = { arrival: MinuteOfDay; departures: MinuteOfDay[] };

export type TimePickerInput = { options: TimeOption[] };

export type TimePickerContext = {
  options: TimeOption[];
  startTime: MinuteOfDay | null;
  endTime: MinuteOfDay | null;
};

export type TimePickerEvent =
  | { type: 'arrival.chosen'; time: MinuteOfDay }
  | { type: 'departure.chosen'; time: MinuteOfDay }
  | { type: 'times.confirmed' }
  | { type: 'times.dismissed' };

export type TimePickerOutput =
  | { kind: 'chosen'; startTime: MinuteOfDay; endTime: MinuteOfDay | null }
  | { kind: 'dismissed' };
