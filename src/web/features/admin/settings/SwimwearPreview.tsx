import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { GeneralSettings } from '#contract/names.ts';
import { isSwimwearDay } from '#domain/catalog/isSwimwearDay.ts';
import { datesBetween, dayOfMonth, localDateOf, type LocalDate } from '#domain/values/localDate.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '#domain/values/yearMonth.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay, monthTitle, weekdayNames } from '#web/i18n/dates.ts';
import type { CalendarDay } from '#web/ui/CalendarDay.tsx';
import { MonthCalendar } from '#web/ui/MonthCalendar.tsx';
import type { SettingsFormRef } from './SettingsPage.tsx';

/** The visitors' own calendar with the days that are chosen now, saved or not. */
export function SwimwearPreview({ form }: { form: SettingsFormRef }) {
  const { t } = useLingui();
  const schedule = useWatch({
    control: form.control,
    name: 'swimware.schedule',
  }) as GeneralSettings['swimware']['schedule'];
  const [thisMonth] = useState(() => monthOf(localDateOf(Date.now())));
  const [month, setMonth] = useState(thisMonth);
  const locale = currentLocale();
  const swimwearWord = t({ id: 'settings.swimwear.day', message: 'badkledingdag' });
  const dayOf = (date: LocalDate): CalendarDay => {
    const swimwear = isSwimwearDay(schedule, date);
    const ariaLabel = swimwear ? `${longDay(date, locale)}, ${swimwearWord}` : longDay(date, locale);
    return { date, label: String(dayOfMonth(date)), ariaLabel, kind: 'free', swimwear };
  };
  return (
    <MonthCalendar
      plain
      headingLevel={3}
      month={month}
      days={datesBetween(firstDayOf(month), lastDayOf(month)).map(dayOf)}
      title={monthTitle(month, locale)}
      weekdays={weekdayNames(locale)}
      backLabel={monthTitle(addMonths(month, -1), locale)}
      forwardLabel={monthTitle(addMonths(month, 1), locale)}
      canGoBack={month > thisMonth}
      canGoForward
      onPick={() => undefined}
      onMonth={setMonth}
    />
  );
}
