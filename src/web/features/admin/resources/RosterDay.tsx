import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { RosterException } from '#contract/names.ts';
import { dayOfMonth, type LocalDate } from '#domain/values/localDate.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { fullDay } from '#web/i18n/dates.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import type { TimeBlock } from '../openingTimes/BlocksField.tsx';
import * as css from '../openingTimes/Opening.css.ts';
import { blocksText } from '../openingTimes/openingDays.ts';
import { useRosterKinds } from './useRosterKinds.ts';

type RosterDayProps = {
  id: string;
  date: LocalDate;
  hours: readonly TimeBlock[];
  exceptions: readonly RosterException[];
};

/** Leads to the day's exception, or to a new one. */
export function RosterDay({ id, date, hours, exceptions }: RosterDayProps) {
  const { t } = useLingui();
  const kinds = useRosterKinds();
  const [exception] = exceptions.filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate);
  const text = blocksText(hours) || t({ id: 'roster.off', message: 'Vrij' });
  const kind = exception && kinds[exception.kind];
  const shared = {
    className: joinClasses(css.day, css.largeDay),
    'data-kind': exception === undefined ? (hours.length === 0 ? 'shut' : 'open') : dayKinds[exception.kind],
    'aria-label': [fullDay(date, currentLocale()), kind, text].filter(Boolean).join(', '),
  };
  const content = (
    <>
      <span>{dayOfMonth(date)}</span>
      {kind === undefined ? null : <span className={css.hours}>{kind}</span>}
      <span className={css.hours}>{text}</span>
    </>
  );
  return exception === undefined ? (
    <Link to="/admin/resources/$id/roster/create" params={{ id }} search={{ date }} {...shared}>
      {content}
    </Link>
  ) : (
    <Link to="/admin/resources/$id/roster/$exceptionId" params={{ id, exceptionId: exception.id }} {...shared}>
      {content}
    </Link>
  );
}

const dayKinds = { absence: 'closed', closure: 'closed', break: 'other', extra: 'extra' } as const;
