import type { LocalDate } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { entryTimes } from './entryTimes.ts';
import type { Activity } from './entryTimes.ts';
import type { OpeningBlock } from './openingBlocks.ts';

export type StayDay = {
  date: LocalDate;
  blocks: readonly OpeningBlock[];
  earliestMinute: MinuteOfDay;
  freeAt: (bucket: number) => number;
};

export type FullStay = {
  date: LocalDate;
  activity: Activity;
  arrival: MinuteOfDay;
  departure: MinuteOfDay;
  persons: number;
};

const mostTimes = 3;
const mostDays = 2;

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
