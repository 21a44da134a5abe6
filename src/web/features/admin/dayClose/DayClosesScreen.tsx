import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DayClose } from '#contract/names.ts';
import { netTaken } from '#domain/payments/dayClose.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayClosesQuery } from '#web/queries/admin/dayCloses.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { useListSearch } from '../kit/list/useListSearch.ts';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import { PaymentsNav } from '../payments/PaymentsNav.tsx';
import { useActorName } from '../reservations/useActorName.ts';

export function DayClosesScreen() {
  const { t } = useLingui();
  const choices = useListSearch();
  const mayClose = usePermission('change_money');
  const { filter: _none, ...query } = listQuery(choices.search, []);
  const { data, error, isFetching, refetch } = useQuery(dayClosesQuery(query));
  return (
    <ListPage
      title={t({ id: 'dayClose.all', message: 'Dagafsluiting' })}
      nav={<PaymentsNav />}
      actions={
        mayClose ? (
          <Link to="/admin/payments/day-closes/create" className={buttonClass({ kind: 'filled', size: 'small' })}>
            <Trans id="dayClose.title">Dag afsluiten</Trans>
          </Link>
        ) : undefined
      }
      choices={choices}
      columns={useColumns()}
      keyOf={({ id }) => id}
      state={{
        data,
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="dayClose.none">Er is nog geen dag afgesloten.</Trans>}
    />
  );
}

function useColumns(): Column<DayClose>[] {
  const { t } = useLingui();
  const moment = useMoment();
  const actorName = useActorName();
  const euro = (cents: number): string => formatEuro(cents, currentLocale());
  return [
    {
      id: 'number',
      label: t({ id: 'admin.audit.when', message: 'Wanneer' }),
      sortable: true,
      cell: ({ id, at }) => (
        <Link to="/admin/payments/day-closes/$id" params={{ id }} className={linkClass}>
          {moment(at)}
        </Link>
      ),
    },
    { id: 'actor', label: t({ id: 'dayClose.by', message: 'Door' }), cell: actorName },
    {
      id: 'cash',
      label: t({ id: 'admin.desk.cash', message: 'Contant' }),
      end: true,
      cell: ({ takings }) => euro(netTaken(takings, 'cash')),
    },
    {
      id: 'card',
      label: t({ id: 'admin.desk.card', message: 'Pin' }),
      end: true,
      cell: ({ takings }) => euro(netTaken(takings, 'card')),
    },
    {
      id: 'cashDifference',
      label: t({ id: 'dayClose.cashDifference', message: 'Verschil in de kassa' }),
      sortable: true,
      end: true,
      cell: ({ cashDifference }) => euro(cashDifference),
    },
    {
      id: 'cardDifference',
      label: t({ id: 'dayClose.cardDifference', message: 'Verschil met de pinbon' }),
      sortable: true,
      end: true,
      cell: ({ cardDifference }) => euro(cardDifference),
    },
  ];
}
