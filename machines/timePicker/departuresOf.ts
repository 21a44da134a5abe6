import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { TimePickerContext } from './timePicker.types.ts';

/** The departures that go with the chosen arrival: only later ones (specification §4, Adding). Never throws. */
export function departuresOf({ options, startTime }: Pick<TimePickerContext, 'options' | 'startTime'>): MinuteOfDay[] {
  const option = options.find(({ arrival }) => arrival === startTime);
  return option?.departures.filter((time) => time > option.arrival) ?? [];
}
