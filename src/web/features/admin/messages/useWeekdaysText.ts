import { useLingui } from '@lingui/react/macro';
import { currentLocale } from '#web/i18n/activate.ts';
import { weekdayNames } from '#web/i18n/dates.ts';

/** Weekdays in words; none: every day. */
export function useWeekdaysText(): (weekdays: readonly number[] | null) => string {
  const { t } = useLingui();
  const names = weekdayNames(currentLocale());
  const everyDay = t({ id: 'message.everyDay', message: 'elke dag' });
  return (weekdays) =>
    weekdays === null ? everyDay : weekdays.map((weekday) => names[weekday - 1]?.long ?? '').join(', ');
}
