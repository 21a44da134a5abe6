import { addDays, isLocalDate, weekdayOf, type LocalDate } from '#domain/values/localDate.ts';
import { maxReportDays, type ReportPeriod } from '#domain/values/reportPeriod.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '#domain/values/yearMonth.ts';

/** The days of a report, as they stand in the address; this month is left out. */
export type ReportSearch = Partial<ReportPeriod>;

export function reportSearch({ from, to }: Record<string, unknown>): ReportSearch {
  const isPeriod = typeof from === 'string' && typeof to === 'string' && isLocalDate(from) && isLocalDate(to);
  return isPeriod ? { from, to } : {};
}

export const periodNames = ['today', 'yesterday', 'week', 'month', 'lastMonth', 'year'] as const;

export type PeriodName = (typeof periodNames)[number];

/** Weeks begin on Monday. */
export function namedPeriods(today: LocalDate): Record<PeriodName, ReportPeriod> {
  const monday = addDays(today, 1 - weekdayOf(today));
  const month = monthOf(today);
  const lastMonth = addMonths(month, -1);
  const yesterday = addDays(today, -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: monday, to: addDays(monday, 6) },
    month: { from: firstDayOf(month), to: lastDayOf(month) },
    lastMonth: { from: firstDayOf(lastMonth), to: lastDayOf(lastMonth) },
    year: { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` },
  };
}

/** Always a period that the server takes: in its order and not too long. */
export function periodOf({ from, to }: ReportSearch, today: LocalDate): ReportPeriod {
  if (from === undefined || to === undefined) return namedPeriods(today).month;
  if (from > to) return { from, to: from };
  const last = addDays(from, maxReportDays - 1);
  return { from, to: to > last ? last : to };
}
