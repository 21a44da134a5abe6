import type { Schedule } from '#contract/names.ts';
import { addDays, daysBetween, weekdayOf, type LocalDate } from '../../values/localDate.ts';

export type BookableRange = { today: LocalDate; lastDate: LocalDate };

/** Days that one question for a calendar may span: what a month shows, with the days around it. */
export const longestRange = 42;

const daysBack = 14;
const daysAhead = longestRange - daysBack - 1;
const comingDays = 35;
const saturday = 6;

const within = ({ today, lastDate }: BookableRange, from: LocalDate, to: LocalDate) => ({
  from: from < today ? today : from,
  to: to > lastDate ? lastDate : to,
});

/** Where days near another are looked for. */
export const rangeAround = (date: LocalDate, range: BookableRange) =>
  within(range, addDays(date, -daysBack), addDays(date, daysAhead));

/** The coming weeks. */
export const comingRange = (range: BookableRange) => within(range, range.today, addDays(range.today, comingDays));

/** Days with room, the nearest `count` to a day that has none, in order of the calendar. */
export function nearestDays(date: LocalDate, schedule: Schedule, count: number): LocalDate[] {
  const distance = (day: LocalDate): number => Math.abs(daysBetween(date, day));
  return Object.keys(schedule)
    .filter((day) => day !== date)
    .toSorted()
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted();
}

export type DayShortcut = { kind: 'weekend' | 'saturday'; date: LocalDate };

/** The first day with room of this weekend, and the first Saturday with room where that is another day. */
export function dayShortcuts(today: LocalDate, schedule: Schedule): DayShortcut[] {
  const free = Object.keys(schedule)
    .filter((day) => day >= today)
    .toSorted();
  const sunday = addDays(today, 7 - weekdayOf(today));
  const weekend = free.find((day) => day <= sunday && weekdayOf(day) >= saturday);
  const first = free.find((day) => weekdayOf(day) === saturday);
  return [
    ...(weekend === undefined ? [] : [{ kind: 'weekend' as const, date: weekend }]),
    ...(first === undefined || first === weekend ? [] : [{ kind: 'saturday' as const, date: first }]),
  ];
}
