import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Roster } from '#contract/names.ts';
import { addMonths, lastDayOf, monthOf } from '#domain/values/yearMonth.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { monthTitle } from '#web/i18n/dates.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { rosterExceptionsQuery, rosterQuery } from '#web/queries/admin/rosters.ts';
import { useConfig } from '#web/queries/settings.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { MonthStepper } from '../openingTimes/MonthStepper.tsx';
import { MonthTable } from '../openingTimes/MonthTable.tsx';
import { PageOf } from './PageOf.tsx';
import { ResourceCrumb } from './ResourceCrumb.tsx';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';
import { RosterDay } from './RosterDay.tsx';
import { RosterExceptions } from './RosterExceptions.tsx';
import { rosterHours } from './rosterValues.ts';

/** A month of working hours, and what differs from the week in it. */
export function RosterScreen({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <PageOf
      query={useQuery(rosterQuery(id))}
      title={() => t({ id: 'admin.kind.roster', message: 'Rooster' })}
      crumbs={[<ResourcesCrumb key="resources" />, <ResourceCrumb key="resource" id={id} />]}
      actions={() => <Actions id={id} />}
    >
      {(roster) => <Month id={id} roster={roster} />}
    </PageOf>
  );
}

function Month({ id, roster }: { id: string; roster: Roster }) {
  const { t } = useLingui();
  const { today } = useConfig();
  const [month, setMonth] = useState(monthOf(today));
  const { data, error, refetch } = useQuery(rosterExceptionsQuery(id, `${month}-01`, lastDayOf(month)));
  const hoursOf = rosterHours(roster, data ?? []);
  return (
    <>
      <MonthStepper title={monthTitle(month, currentLocale())} onMove={(by) => setMonth(addMonths(month, by))} />
      {error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {data === undefined ? (
        error === null && <ListSkeleton />
      ) : (
        <>
          <div className={card}>
            <MonthTable
              month={month}
              day={(date) => <RosterDay id={id} date={date} hours={hoursOf(date)} exceptions={data} />}
            />
          </div>
          <RosterExceptions id={id} exceptions={data} />
        </>
      )}
    </>
  );
}

function Actions({ id }: { id: string }) {
  return (
    <>
      <Link
        to="/admin/resources/$id/roster/week"
        params={{ id }}
        className={buttonClass({ kind: 'outline', size: 'small' })}
      >
        <Trans id="roster.week">Weekrooster</Trans>
      </Link>
      <Link to="/admin/resources/$id/roster/create" params={{ id }} className={buttonClass({ size: 'small' })}>
        <Trans id="opening.new">Uitzondering toevoegen</Trans>
      </Link>
    </>
  );
}
