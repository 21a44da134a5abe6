import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Payment } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { paymentsQuery, rowsPerPage } from '#web/queries/admin/payments.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { ListPage, type ListFilter } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { useFilterAddress } from '../kit/list/useFilterAddress.ts';
import { useMoment } from '../kit/useMoment.ts';
import { usePaymentWords } from '../reservations/usePaymentWords.ts';
import { DaysFilter, daysOf } from './DaysFilter.tsx';
import { paymentFilters } from './moneyFilters.ts';
import { PaymentsNav } from './PaymentsNav.tsx';
import { ReservationLink } from './ReservationLink.tsx';

/** Attempts at the payment service, the newest first. */
export function PaymentsScreen() {
  const { t } = useLingui();
  const choices = useFilterAddress();
  const { search } = choices;
  const body = { ...listQuery(search, paymentFilters), ...daysOf(search), pageSize: rowsPerPage };
  const { data, error, isFetching, refetch } = useQuery(paymentsQuery(body));
  return (
    <ListPage
      title={t({ id: 'admin.payments', message: 'Betalingen' })}
      nav={<PaymentsNav />}
      choices={choices}
      searchLabel={t({ id: 'admin.payments.search', message: 'Zoek op naam, e-mail of nummer' })}
      filters={useFilters()}
      moreFilters={<DaysFilter {...choices} />}
      columns={useColumns()}
      keyOf={({ id }) => id}
      state={{
        data,
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="admin.payments.empty">Er is nog niets online betaald.</Trans>}
    />
  );
}

/** What is not ended has several states of one name. */
const endings = ['paid', 'failed', 'canceled', 'expired'] as const;

function useFilters(): ListFilter[] {
  const { t } = useLingui();
  const { methodName, stateName } = usePaymentWords();
  return [
    {
      name: 'state',
      label: t({ id: 'admin.state', message: 'Status' }),
      all: t({ id: 'admin.state.all', message: 'Alle statussen' }),
      options: endings.map((value) => ({ value, label: stateName[value] })),
    },
    {
      name: 'method',
      label: t({ id: 'admin.field.method', message: 'Betaalwijze' }),
      all: t({ id: 'admin.payments.method.all', message: 'Elke betaalwijze' }),
      options: ['ideal', 'creditcard', 'bancontact'].map((value) => ({ value, label: methodName(value) })),
    },
  ];
}

function useColumns(): Column<Payment>[] {
  const { t } = useLingui();
  const moment = useMoment();
  const { methodName, stateName } = usePaymentWords();
  const euro = (cents: number): string => formatEuro(cents, currentLocale());
  return [
    {
      id: 'createdAt',
      label: t({ id: 'admin.audit.when', message: 'Wanneer' }),
      sortable: true,
      cell: ({ id, createdAt }) => (
        <Link to="/admin/payments/$id" params={{ id }} className={linkClass}>
          {moment(createdAt)}
        </Link>
      ),
    },
    {
      id: 'method',
      label: t({ id: 'admin.field.method', message: 'Betaalwijze' }),
      cell: ({ method }) => methodName(method),
    },
    {
      id: 'state',
      label: t({ id: 'admin.state', message: 'Status' }),
      sortable: true,
      cell: ({ state }) => stateName[state],
    },
    {
      id: 'reservation',
      label: t({ id: 'admin.kind.reservation', message: 'Reservering' }),
      cell: ({ reservationId }) => <ReservationLink id={reservationId} />,
    },
    {
      id: 'returned',
      label: t({ id: 'admin.event.refund', message: 'Terugbetaald' }),
      end: true,
      cell: ({ refunded, chargedBack }) => (refunded + chargedBack === 0 ? '–' : euro(refunded + chargedBack)),
    },
    {
      id: 'amount',
      label: t({ id: 'admin.payments.amount', message: 'Bedrag' }),
      sortable: true,
      end: true,
      cell: ({ amount }) => euro(amount),
    },
  ];
}
