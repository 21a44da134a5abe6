import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PromoCode } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { promoCodesQuery } from '#web/queries/admin/promoCodes.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { usePrivateSearch } from '../kit/list/usePrivateSearch.ts';
import { CreditsNav } from './CreditsNav.tsx';
import { PromoCodeState } from './PromoCodeState.tsx';
import { usePromoWorth } from './usePromoWorth.ts';

export function PromoCodesScreen() {
  const { t } = useLingui();
  const choices = usePrivateSearch();
  const { data, error, isFetching, refetch } = useQuery(promoCodesQuery(listQuery(choices.search, ['active'])));
  return (
    <ListPage
      title={t({ id: 'credit.promoCodes', message: 'Kortingscodes' })}
      nav={<CreditsNav />}
      choices={choices}
      searchLabel={t({ id: 'credit.promo.search', message: 'Zoek op code' })}
      filters={[
        {
          name: 'active',
          label: t({ id: 'admin.state', message: 'Status' }),
          all: t({ id: 'admin.state.all', message: 'Alle statussen' }),
          options: [
            { value: 'true', label: t({ id: 'credit.promo.active', message: 'In gebruik' }) },
            { value: 'false', label: t({ id: 'credit.promo.inactive', message: 'Uit' }) },
          ],
        },
      ]}
      actions={
        <Link to="/admin/credits/promo-codes/create" className={buttonClass({ size: 'small' })}>
          <Trans id="credit.promo.new">Kortingscode toevoegen</Trans>
        </Link>
      }
      columns={useColumns()}
      keyOf={({ id }) => id}
      state={{ data, error, isFetching, onRetry: () => void refetch() }}
      empty={<Trans id="credit.promo.empty">Er zijn nog geen kortingscodes.</Trans>}
    />
  );
}

function useColumns(): Column<PromoCode>[] {
  const { t } = useLingui();
  const worthOf = usePromoWorth();
  const day = (date: string | null): string => (date === null ? '–' : dayWithYear(date, currentLocale()));
  return [
    {
      id: 'code',
      label: t({ id: 'credit.promo.code', message: 'Code' }),
      sortable: true,
      cell: ({ id, code }) => (
        <Link to="/admin/credits/promo-codes/$id" params={{ id }} className={linkClass}>
          {code}
        </Link>
      ),
    },
    { id: 'worth', label: t({ id: 'credit.promo.worth', message: 'Korting' }), cell: (code) => worthOf(code) },
    {
      id: 'fromDate',
      label: t({ id: 'credit.promo.fromDate', message: 'Vanaf' }),
      cell: ({ fromDate }) => day(fromDate),
    },
    {
      id: 'toDate',
      label: t({ id: 'credit.usableTo', message: 'Geldig tot en met' }),
      sortable: true,
      cell: ({ toDate }) => day(toDate),
    },
    {
      id: 'state',
      label: t({ id: 'admin.state', message: 'Status' }),
      cell: (code) => <PromoCodeState code={code} />,
    },
    {
      id: 'used',
      label: t({ id: 'credit.promo.used', message: 'Gebruikt' }),
      sortable: true,
      end: true,
      cell: ({ used, maxUses }) => (maxUses === null ? String(used) : `${used} / ${maxUses}`),
    },
  ];
}
