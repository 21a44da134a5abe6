import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ReportPeriod } from '#domain/values/reportPeriod.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { ReportsNav } from './ReportsNav.tsx';
import * as css from './Reports.css.ts';

type ReportPageProps<Report> = {
  title: string;
  to: '/admin/reports' | '/admin/reports/occupancy';
  period: ReportPeriod;
  query: UseQueryResult<Report>;
  actions: (report: Report) => ReactNode;
  children: (report: Report) => ReactNode;
};

export function ReportPage<Report>({ title, to, period, query, actions, children }: ReportPageProps<Report>) {
  const { t } = useLingui();
  const { today } = useConfig();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = query;
  return (
    <AdminPage title={title} actions={data === undefined ? undefined : actions(data)}>
      <ReportsNav search={period} />
      <PeriodFilter
        period={period}
        today={today}
        onChoose={(search) => void navigate({ to, search, replace: true, resetScroll: false })}
      />
      {data !== undefined ? (
        <div className={css.sections} aria-busy={isFetching}>
          {children(data)}
        </div>
      ) : error === null ? (
        <ListSkeleton />
      ) : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
    </AdminPage>
  );
}
