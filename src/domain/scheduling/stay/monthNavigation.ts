import type { LocalDate } from '../../values/localDate.ts';
import { monthOf, type YearMonth } from '../../values/yearMonth.ts';

/** Back is closed at or before the current month (specification §4, Calendar). */
export function canGoBack(shown: YearMonth, today: LocalDate): boolean {
  return shown > monthOf(today);
}

/** Forward is closed from the month of the last bookable day on, and while that day is unknown (null). */
export function canGoForward(shown: YearMonth, lastDate: LocalDate | null): boolean {
  return lastDate !== null && shown < monthOf(lastDate);
}
