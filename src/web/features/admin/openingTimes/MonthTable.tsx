import type { ReactNode } from 'react';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { YearMonth } from '#domain/values/yearMonth.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { monthTitle, weekdayNames } from '#web/i18n/dates.ts';
import { weeksOf } from '#web/ui/monthGrid.ts';
import * as css from './Opening.css.ts';

type MonthTableProps = { month: YearMonth; day: (date: LocalDate) => ReactNode };

export function MonthTable({ month, day }: MonthTableProps) {
  const locale = currentLocale();
  return (
    <table className={css.month}>
      <caption>{monthTitle(month, locale)}</caption>
      <thead>
        <tr>
          {weekdayNames(locale).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, column) => (
              <td key={date ?? column}>{date === null ? null : day(date)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
