import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { GiftCardBatch } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { batchesQuery } from '#web/queries/admin/giftCardBatches.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { usePrivateSearch } from '../kit/list/usePrivateSearch.ts';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import { CreditsNav } from './CreditsNav.tsx';
import { IssueBatch } from './IssueBatch.tsx';
import { useBatchTitle } from './useBatchTitle.ts';

/** Gift cards and vouchers that were made together. */
export function BatchesScreen() {
  const { t } = useLingui();
  const choices = usePrivateSearch();
  const mayIssue = usePermission('change_money');
  const [issuing, setIssuing] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(batchesQuery(listQuery(choices.search)));
  return (
    <ListPage
      title={t({ id: 'credit.batches', message: 'Series bonnen' })}
      nav={<CreditsNav />}
      choices={choices}
      searchLabel={t({ id: 'credit.batches.search', message: 'Zoek op reden' })}
      actions={
        mayIssue ? (
          <Button size="small" icon={<Icon name="plus" />} onClick={() => setIssuing(true)}>
            <Trans id="credit.batch.issue">Serie uitgeven</Trans>
          </Button>
        ) : undefined
      }
      columns={useColumns()}
      keyOf={({ id }) => id}
      state={{ data, error, isFetching, onRetry: () => void refetch() }}
      empty={
        <Trans id="credit.batches.empty">
          Er zijn nog geen series. Met een serie maak je veel bonnen tegelijk, om te printen.
        </Trans>
      }
    >
      {issuing ? <IssueBatch onClose={() => setIssuing(false)} /> : null}
    </ListPage>
  );
}

function useColumns(): Column<GiftCardBatch>[] {
  const { t } = useLingui();
  const locale = currentLocale();
  const moment = useMoment();
  const titleOf = useBatchTitle();
  return [
    {
      id: 'title',
      label: t({ id: 'credit.batch', message: 'Serie' }),
      cell: (batch) => (
        <Link to="/admin/credits/batches/$id" params={{ id: batch.id }} className={linkClass}>
          {titleOf(batch)}
        </Link>
      ),
    },
    { id: 'reason', label: t({ id: 'credit.reason', message: 'Reden' }), cell: ({ reason }) => reason },
    {
      id: 'createdAt',
      label: t({ id: 'credit.since', message: 'Uitgegeven' }),
      sortable: true,
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      id: 'balance',
      label: t({ id: 'credit.balance', message: 'Tegoed' }),
      sortable: true,
      end: true,
      cell: ({ balance, total }) => `${formatEuro(balance, locale)} / ${formatEuro(total, locale)}`,
    },
  ];
}
