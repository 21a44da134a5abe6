import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { addMonths, monthOf } from '#domain/values/yearMonth.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { monthTitle } from '#web/i18n/dates.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { openingExceptionsQuery, openingWeekQuery } from '#web/queries/admin/openingTimes.ts';
import { useConfig } from '#web/queries/settings.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Segment } from '#web/ui/Segment.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { usePermission } from '../kit/usePermission.ts';
import { ExceptionList } from './ExceptionList.tsx';
import { MonthStepper } from './MonthStepper.tsx';
import * as css from './Opening.css.ts';
import { openingDay } from './openingDays.ts';
import { OpeningMonth } from './OpeningMonth.tsx';
import { useDayWords } from './useDayWords.ts';

/** The year or a month with a letter per kind of day, and the exceptions as a list. */
export function OpeningTimesScreen() {
  const { t } = useLingui();
  const { today, swimware } = useConfig();
  const [isYear, setYear] = useState(true);
  const [month, setMonth] = useState(monthOf(today));
  const year = month.slice(0, 4);
  const week = useQuery(openingWeekQuery);
  const exceptions = useQuery(openingExceptionsQuery(year));
  const error = week.error ?? exceptions.error;
  const move = (by: number): void => setMonth(addMonths(month, isYear ? by * 12 : by));
  const dayOf = (date: string) =>
    openingDay(date, { week: week.data!, exceptions: exceptions.data ?? [], swimware: swimware.schedule });
  const months = isYear ? Array.from({ length: 12 }, (_none, at) => addMonths(`${year}-01`, at)) : [month];
  return (
    <AdminPage title={t({ id: 'admin.openingTimes', message: 'Openingstijden' })} actions={<Actions />}>
      <div className={css.row}>
        <div className={css.view}>
          <Segment
            label={t({ id: 'opening.view', message: 'Weergave' })}
            value={isYear ? 'year' : 'month'}
            onChange={(view) => setYear(view === 'year')}
            options={[
              { value: 'year', label: t({ id: 'opening.year', message: 'Jaar' }) },
              { value: 'month', label: t({ id: 'opening.month', message: 'Maand' }) },
            ]}
          />
        </div>
        <MonthStepper title={isYear ? year : monthTitle(month, currentLocale())} onMove={move} />
      </div>
      {error === null ? null : (
        <RetryNote
          label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
          onRetry={() => void Promise.all([week.refetch(), exceptions.refetch()])}
        >
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {week.data === undefined ? (
        error === null && <ListSkeleton />
      ) : (
        <div className={card}>
          <div className={css.stack}>
            <div className={isYear ? css.year : undefined}>
              {months.map((each) => (
                <OpeningMonth key={each} month={each} dayOf={dayOf} large={!isYear} />
              ))}
            </div>
            <Letters />
          </div>
        </div>
      )}
      <ExceptionList year={year} exceptions={exceptions.data} />
    </AdminPage>
  );
}

function Actions() {
  const mayChange = usePermission('change_opening_times');
  const test = (
    <Link to="/admin/opening-times/test" className={buttonClass({ kind: 'outline', size: 'small' })}>
      <Trans id="opening.test">Test een datum</Trans>
    </Link>
  );
  if (!mayChange) return test;
  return (
    <>
      {test}
      <Link to="/admin/opening-times/default" className={buttonClass({ kind: 'outline', size: 'small' })}>
        <Trans id="opening.week">Standaardweek</Trans>
      </Link>
      <Link to="/admin/opening-times/edit/create" className={buttonClass({ size: 'small' })}>
        <Trans id="opening.new">Uitzondering toevoegen</Trans>
      </Link>
    </>
  );
}

function Letters() {
  const words = useDayWords();
  return (
    <ul className={css.letters}>
      {(['closed', 'other', 'extra', 'swim'] as const).map((kind) => (
        <li key={kind}>
          <b>{words[kind].letter}</b>
          {words[kind].name}
        </li>
      ))}
    </ul>
  );
}
