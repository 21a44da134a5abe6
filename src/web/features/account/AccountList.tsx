import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Panel } from '#web/ui/Panel.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './account.css.ts';

type AccountListProps<Item> = {
  id: string;
  title: ReactNode;
  answer: Pick<UseQueryResult<readonly Item[]>, 'data' | 'isError' | 'refetch'>;
  failed: ReactNode;
  /** Said of an empty list; without it the list is not there. */
  none?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
};

/** A list of what the customer has; also shows that it is loading, failed or empty. */
export function AccountList<Item>({ id, title, answer, failed, none, children }: AccountListProps<Item>) {
  const { t } = useLingui();
  const { data, isError, refetch } = answer;
  if (none === undefined && !isError && (data === undefined || data.length === 0)) return null;
  return (
    <section className={css.list} aria-labelledby={id}>
      <h2 id={id} className={type.h2}>
        {title}
      </h2>
      {isError ? (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {failed}
        </RetryNote>
      ) : null}
      {data === undefined && !isError ? <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} /> : null}
      {data?.length === 0 ? (
        <Panel>
          <p>{none}</p>
        </Panel>
      ) : null}
      {data === undefined || data.length === 0 ? null : children(data)}
    </section>
  );
}
