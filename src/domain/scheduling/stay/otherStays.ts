import type { LocalDate } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { entryTimes } from './entryTimes.ts';
import type { Activity } from './entryTimes.ts';
import type { OpeningBlock } from './openingBlocks.ts';

export type StayDay = {
  date: LocalDate;
  blocks: readonly OpeningBlock[];
  earliestMinute: MinuteOfDay;
  /** Places left in a bucket (0..95) of the pool. */
  freeAt: (bucket: number) => number;
};

/** A stay that is full on `date`, and the group that wanted it. Minutes of the day. */
export type FullStay = {
  date: LocalDate;
  activity: Activity;
  arrival: MinuteOfDay;
  departure: MinuteOfDay;
  persons: number;
};

const mostTimes = 3;
const mostDays = 2;

/**
 * What the whole group can have instead: the nearest arrivals of the same day with a stay as long, and the next days with
 * the same stay, in their order. `days` rise and may hold the day itself. Never throws.
 */
export function otherStays(
  days: readonly StayDay[],
  { date, activity, arrival, departure, persons }: FullStay,
): { arrivals: MinuteOfDay[]; dates: LocalDate[] } {
  const length = departure - arrival;
  const arrivalsOn = (day: StayDay): MinuteOfDay[] =>
    entryTimes({ ...day, activity, persons })
      .filter((time) => time.departures.includes(time.arrival + length))
      .map((time) => time.arrival);
  const own = days.find((day) => day.date === date);
  const distance = (time: MinuteOfDay): number => Math.abs(time - arrival);
  const dates: LocalDate[] = [];
  for (const day of days) {
    if (dates.length === mostDays) break;
    if (day.date > date && arrivalsOn(day).includes(arrival)) dates.push(day.date);
  }
  return {
    arrivals: (own ? arrivalsOn(own) : []).toSorted((a, b) => distance(a) - distance(b) || a - b).slice(0, mostTimes),
    dates,
  };
}
