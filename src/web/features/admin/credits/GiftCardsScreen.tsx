import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { GiftCard } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { giftCardsPerPage, giftCardsQuery } from '#web/queries/admin/giftCards.ts';
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
import { GiftCardState } from './GiftCardState.tsx';
import { IssueGiftCard } from './IssueGiftCard.tsx';
import { useCardTitle } from './useCardTitle.ts';

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
      columns={useColumns()}
      keyOf={({ id }) => id}
      pageSize={giftCardsPerPage}
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

function useColumns(): Column<GiftCard>[] {
  const { t } = useLingui();
  const locale = currentLocale();
  const moment = useMoment();
  const titleOf = useCardTitle();
  return [
    {
      id: 'code',
      label: t({ id: 'credit.card', message: 'Bon' }),
      cell: (card) => (
        <Link to="/admin/credits/gift-cards/$id" params={{ id: card.id }} className={linkClass}>
          {titleOf(card)}
        </Link>
      ),
    },
    { id: 'number', label: t({ id: 'credit.order', message: 'Bestelling' }), cell: ({ number }) => number ?? '–' },
    {
      id: 'createdAt',
      label: t({ id: 'credit.since', message: 'Uitgegeven' }),
      sortable: true,
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      id: 'usableTo',
      label: t({ id: 'credit.usableTo', message: 'Geldig tot en met' }),
      sortable: true,
      cell: ({ usableTo }) => (usableTo === null ? '–' : dayWithYear(usableTo, locale)),
    },
    {
      id: 'state',
      label: t({ id: 'admin.state', message: 'Status' }),
      cell: (card) => <GiftCardState card={card} />,
    },
    {
      id: 'balance',
      label: t({ id: 'credit.balance', message: 'Tegoed' }),
      sortable: true,
      end: true,
      cell: ({ balance, amount }) => `${formatEuro(balance, locale)} / ${formatEuro(amount, locale)}`,
    },
  ];
}
