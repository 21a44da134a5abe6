import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';

type PageOfProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  title: (data: T | undefined) => string;
  crumbs: readonly ReactNode[];
  lead?: ReactNode;
  actions?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
};

/** The page of one object: its content once it is read, until then that it is awaited or why it is not there. */
export function PageOf<T>({ query, title, crumbs, lead, actions, children }: PageOfProps<T>) {
  const { t } = useLingui();
  const { data, error, refetch } = query;
  return (
    <AdminPage
      title={title(data)}
      crumbs={crumbs}
      lead={lead}
      actions={data === undefined ? undefined : actions?.(data)}
    >
      {data === undefined && error !== null ? (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      ) : null}
      {data === undefined ? error === null && <ListSkeleton /> : children(data)}
    </AdminPage>
  );
}
