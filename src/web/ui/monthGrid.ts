import { addDays, addMonths, datesBetween, weekdayOf, type LocalDate } from '#domain/values/localDate.ts';
import { firstDayOf, lastDayOf, type YearMonth } from '#domain/values/yearMonth.ts';

export type GridKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End' | 'PageUp' | 'PageDown';

/** Weeks from Monday; null for a day of another month. */
export function weeksOf(month: YearMonth): (LocalDate | null)[][] {
  const days = datesBetween(firstDayOf(month), lastDayOf(month));
  const lead = weekdayOf(firstDayOf(month)) - 1;
  const weeks = Math.ceil((lead + days.length) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, column) => days[week * 7 + column - lead] ?? null),
  );
}

/** Page keys keep the day of the month where the other month has it. */
export function dayAfterKey(date: LocalDate, key: GridKey): LocalDate {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, 1 - weekdayOf(date));
    case 'End':
      return addDays(date, 7 - weekdayOf(date));
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
  }
}

/** The day with `tabindex=0`: the chosen one, else today, else the first bookable, else the first. */
export function tabStopOf(
  days: readonly { date: string; kind: string; today?: boolean; selected?: boolean }[],
): string {
  const best =
    days.find((day) => day.selected) ?? days.find((day) => day.today) ?? days.find((day) => day.kind === 'free');
  return (best ?? days[0])?.date ?? '';
}
