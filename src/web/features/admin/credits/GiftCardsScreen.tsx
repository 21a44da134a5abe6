import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { giftCardsQuery } from '#web/queries/admin/giftCards.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import { usePrivateSearch } from '../kit/list/usePrivateSearch.ts';
import { usePermission } from '../kit/usePermission.ts';
import { CreditsNav } from './CreditsNav.tsx';
import { IssueGiftCard } from './IssueGiftCard.tsx';
import { useCardColumns } from './useCardColumns.tsx';

export function GiftCardsScreen() {
  const { t } = useLingui();
  const choices = usePrivateSearch();
  const mayIssue = usePermission('change_money');
  const [issuing, setIssuing] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(giftCardsQuery(listQuery(choices.search, ['kind', 'blocked'])));
  return (
    <ListPage
      title={t({ id: 'admin.credits', message: 'Tegoeden' })}
      nav={<CreditsNav />}
      choices={choices}
      searchLabel={t({ id: 'credit.cards.search', message: 'Zoek op code, ordernummer of naam' })}
      filters={useFilters()}
      actions={
        mayIssue ? (
          <Button size="small" icon={<Icon name="plus" />} onClick={() => setIssuing(true)}>
            <Trans id="credit.issue">Cadeaubon uitgeven</Trans>
          </Button>
        ) : undefined
      }
      columns={useCardColumns()}
      keyOf={({ id }) => id}
      state={{ data, error, isFetching, onRetry: () => void refetch() }}
      empty={<Trans id="credit.cards.empty">Er zijn nog geen cadeaubonnen of vouchers.</Trans>}
    >
      {issuing ? <IssueGiftCard onClose={() => setIssuing(false)} /> : null}
    </ListPage>
  );
}

function useFilters() {
  const { t } = useLingui();
  return [
    {
      name: 'kind',
      label: t({ id: 'admin.field.kind', message: 'Soort' }),
      all: t({ id: 'credit.kind.all', message: 'Alle soorten' }),
      options: [
        { value: 'giftCard', label: t({ id: 'credit.giftCard', message: 'Cadeaubon' }) },
        { value: 'voucher', label: t({ id: 'credit.voucher', message: 'Voucher' }) },
      ],
    },
    {
      name: 'blocked',
      label: t({ id: 'admin.state', message: 'Status' }),
      all: t({ id: 'admin.state.all', message: 'Alle statussen' }),
      options: [
        { value: 'false', label: t({ id: 'credit.notBlocked', message: 'Niet geblokkeerd' }) },
        { value: 'true', label: t({ id: 'credit.blocked', message: 'Geblokkeerd' }) },
      ],
    },
  ];
}
