import type { DayTimes } from '#contract/names.ts';
import { parseTime, type MinuteOfDay } from '#domain/values/timeOfDay.ts';
import type { OfferedTime } from '#machines/reservation/reservation.events.ts';

/** The arrivals of a day in order, each with the departures that are offered for it and lie later. */
export function offeredTimes({
  arrivalTimes,
  departures,
}: Pick<DayTimes, 'arrivalTimes' | 'departures'>): OfferedTime[] {
  return minutes(arrivalTimes).map(({ text, minute }) => ({
    arrival: minute,
    departures: minutes(departures[text] ?? [])
      .map((departure) => departure.minute)
      .filter((departure) => departure > minute),
  }));
}

/** The departures that go with an arrival; none while no arrival is chosen. */
export function departuresFor(times: readonly OfferedTime[], arrival: MinuteOfDay | null): MinuteOfDay[] {
  return times.find((time) => time.arrival === arrival)?.departures ?? [];
}

function minutes(texts: readonly string[]): { text: string; minute: MinuteOfDay }[] {
  return texts.flatMap((text) => {
    const minute = parseTime(text);
    return minute === null ? [] : [{ text, minute }];
  });
}
