import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Subscription } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { subscriptionsQuery } from '#web/queries/admin/subscriptions.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { usePrivateSearch } from '../kit/list/usePrivateSearch.ts';
import { useMoment } from '../kit/useMoment.ts';
import { CreditsNav } from './CreditsNav.tsx';
import { SubscriptionState } from './SubscriptionState.tsx';
import { useVisitsText } from './useVisitsText.ts';

export function SubscriptionsScreen() {
  const { t } = useLingui();
  const choices = usePrivateSearch();
  const { data, error, isFetching, refetch } = useQuery(subscriptionsQuery(listQuery(choices.search, ['state'])));
  return (
    <ListPage
      title={t({ id: 'admin.credits', message: 'Tegoeden' })}
      nav={<CreditsNav />}
      choices={choices}
      searchLabel={t({ id: 'credit.visits.search', message: 'Zoek op naam, e-mailadres of ordernummer' })}
      filters={useFilters()}
      columns={useColumns()}
      keyOf={({ id }) => id}
      state={{ data, error, isFetching, onRetry: () => void refetch() }}
      empty={<Trans id="credit.visits.empty">Er zijn nog geen badenkaarten of abonnementen.</Trans>}
    />
  );
}

function useFilters() {
  const { t } = useLingui();
  return [
    {
      name: 'state',
      label: t({ id: 'admin.state', message: 'Status' }),
      all: t({ id: 'admin.state.all', message: 'Alle statussen' }),
      options: [
        { value: 'usable', label: t({ id: 'credit.usable', message: 'Te gebruiken' }) },
        { value: 'spent', label: t({ id: 'credit.spent', message: 'Opgebruikt' }) },
        { value: 'over', label: t({ id: 'credit.over', message: 'Verlopen' }) },
        { value: 'stopped', label: t({ id: 'credit.visits.halted', message: 'Geblokkeerd of gestopt' }) },
      ],
    },
  ];
}

function useColumns(): Column<Subscription>[] {
  const { t } = useLingui();
  const locale = currentLocale();
  const moment = useMoment();
  const visits = useVisitsText();
  return [
    {
      id: 'customer',
      label: t({ id: 'credit.visits.owner', message: 'Van' }),
      cell: ({ id, customerName, name }) => (
        <Link to="/admin/credits/multi-visit-cards/$id" params={{ id }} className={linkClass}>
          {customerName === '' ? name : customerName}
        </Link>
      ),
    },
    { id: 'name', label: t({ id: 'credit.visits.card', message: 'Kaart' }), cell: ({ name }) => name },
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
      cell: (card) => <SubscriptionState card={card} />,
    },
    {
      id: 'used',
      label: t({ id: 'credit.visits.used', message: 'Bezoeken gebruikt' }),
      sortable: true,
      end: true,
      cell: (card) => visits(card),
    },
  ];
}
