import { Link } from '@tanstack/react-router';
import type { LocalDate } from '#domain/values/localDate.ts';
import { dayOfMonth } from '#domain/values/localDate.ts';
import type { YearMonth } from '#domain/values/yearMonth.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { fullDay } from '#web/i18n/dates.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { usePermission } from '../kit/usePermission.ts';
import { localText } from '../kit/LocalText.tsx';
import { MonthTable } from './MonthTable.tsx';
import * as css from './Opening.css.ts';
import { blocksText, type OpeningDay } from './openingDays.ts';
import { useDayWords } from './useDayWords.ts';

type OpeningMonthProps = { month: YearMonth; dayOf: (date: LocalDate) => OpeningDay; large: boolean };

/** A letter per kind of day; a large month says the hours too. Each day leads to its exception, or to a new one. */
export function OpeningMonth({ month, dayOf, large }: OpeningMonthProps) {
  return <MonthTable month={month} day={(date) => <Day date={date} day={dayOf(date)} large={large} />} />;
}

function Day({ date, day, large }: { date: LocalDate; day: OpeningDay; large: boolean }) {
  const { letter, name } = useDayWords()[day.kind];
  const mayChange = usePermission('change_opening_times');
  const hours = blocksText(day.blocks);
  const className = joinClasses(css.day, large && css.largeDay);
  const label = [fullDay(date, currentLocale()), name, hours, day.exception && localText(day.exception.reason)]
    .filter(Boolean)
    .join(', ');
  const content = large ? (
    <>
      <span>{[dayOfMonth(date), letter].filter(Boolean).join(' ')}</span>
      <span className={css.hours}>{hours || name}</span>
    </>
  ) : letter === '' || letter === '–' ? (
    String(dayOfMonth(date))
  ) : (
    letter
  );
  if (!mayChange) {
    return (
      <span className={className} data-kind={day.kind} aria-label={label} role="img">
        {content}
      </span>
    );
  }
  const shared = { className, 'data-kind': day.kind, 'aria-label': label, title: label };
  if (day.exception) {
    return (
      <Link to="/admin/opening-times/edit/$id" params={{ id: day.exception.id }} {...shared}>
        {content}
      </Link>
    );
  }
  return (
    <Link to="/admin/opening-times/edit/create" search={{ date }} {...shared}>
      {content}
    </Link>
  );
}
