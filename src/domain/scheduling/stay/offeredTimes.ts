import type { DayTimes } from '#contract/names.ts';
import { parseTime, type MinuteOfDay } from '../../values/timeOfDay.ts';
import type { EntryTime } from './entryTimes.ts';

/** The arrivals of an answer in order, each with the departures offered for it that lie later (specification §4). Never throws. */
export function offeredTimes({ arrivalTimes, departures }: Pick<DayTimes, 'arrivalTimes' | 'departures'>): EntryTime[] {
  return minutes(arrivalTimes).map(({ text, minute }) => ({
    arrival: minute,
    departures: minutes(departures[text] ?? [])
      .map((departure) => departure.minute)
      .filter((departure) => departure > minute),
  }));
}

/** The departures that go with an arrival; none while no arrival is chosen. Never throws. */
export function departuresFor(times: readonly EntryTime[], arrival: MinuteOfDay | null): MinuteOfDay[] {
  return times.find((time) => time.arrival === arrival)?.departures ?? [];
}

function minutes(texts: readonly string[]): { text: string; minute: MinuteOfDay }[] {
  return texts.flatMap((text) => {
    const minute = parseTime(text);
    return minute === null ? [] : [{ text, minute }];
  });
}
