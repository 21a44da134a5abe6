import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Pool, PoolException } from '#contract/names.ts';
import { dayOfMonth, type LocalDate } from '#domain/values/localDate.ts';
import { capacitiesOn } from '#domain/scheduling/day/poolCapacity.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { fullDay } from '#web/i18n/dates.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import * as css from '../../openingTimes/Opening.css.ts';
import { capacityRange, poolTerms } from './poolHours.ts';
import { poolExceptionOn } from './poolValues.ts';

type PoolDayProps = { pool: Pool; date: LocalDate; exceptions: readonly PoolException[] };

/** Leads to the exception that holds on the day, or to a new one. */
export function PoolDay({ pool, date, exceptions }: PoolDayProps) {
  const { t } = useLingui();
  const exception = poolExceptionOn(date, exceptions);
  const { id } = pool;
  const capacities = capacitiesOn(date, poolTerms(pool, exceptions));
  const capacity = capacityRange(capacities);
  const kind = Math.max(...capacities) === 0 ? 'closed' : exception === undefined ? 'open' : 'other';
  const places = t({ id: 'admin.field.capacity', message: 'Plaatsen' });
  const shared = {
    className: joinClasses(css.day, css.largeDay),
    'data-kind': kind,
    'aria-label': `${fullDay(date, currentLocale())}, ${places}: ${capacity}`,
  };
  const content = (
    <>
      <span>{dayOfMonth(date)}</span>
      <span className={css.hours}>{capacity}</span>
    </>
  );
  return exception === undefined ? (
    <Link to="/admin/resources/pools/$id/exceptions/create" params={{ id }} search={{ date }} {...shared}>
      {content}
    </Link>
  ) : (
    <Link
      to="/admin/resources/pools/$id/exceptions/$exceptionId"
      params={{ id, exceptionId: exception.id }}
      {...shared}
    >
      {content}
    </Link>
  );
}
