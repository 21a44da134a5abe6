import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { Alternative } from '#machines/alternative.ts';
import type { TimePickerContext } from './timePicker.types.ts';

/** The departures that go with the chosen arrival: only later ones (specification §4, Adding). Never throws. */
export function departuresOf({ options, startTime }: Pick<TimePickerContext, 'options' | 'startTime'>): MinuteOfDay[] {
  const option = options.find(({ arrival }) => arrival === startTime);
  return option?.departures.filter((time) => time > option.arrival) ?? [];
}

/** Whether an alternative is among those that were offered. Never throws. */
export const isOffered = (offered: readonly Alternative[], wanted: Alternative): boolean =>
  offered.some((each) => keyOf(each) === keyOf(wanted));

const keyOf = ({ kind, date, time, persons }: Alternative): string => JSON.stringify([kind, date, time, persons]);
