import { addDays, datesBetween, weekdayOf, type LocalDate } from '../values/localDate.ts';
import { firstDayOf, lastDayOf, monthOf, type YearMonth } from '../values/yearMonth.ts';

/** One cell of a month; days of the neighbouring months fill the first and the last week. */
export type MonthDay = { date: LocalDate; inMonth: boolean };

/** The weeks of a month, Monday first (specification §9), each of seven days: 4 to 6 weeks. */
export function monthGrid(month: YearMonth): MonthDay[][] {
  const first = firstDayOf(month);
  const last = lastDayOf(month);
  const days = datesBetween(addDays(first, 1 - weekdayOf(first)), addDays(last, 7 - weekdayOf(last)));
  return Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7).map((date) => ({ date, inMonth: monthOf(date) === month })),
  );
}
