import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentException } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { exceptionsQuery } from '#web/queries/admin/payments.ts';
import { Button } from '#web/ui/Button.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { useFilterAddress } from '../kit/list/useFilterAddress.ts';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import { exceptionWords } from './exceptionWords.ts';
import { exceptionFilters } from './moneyFilters.ts';
import * as css from './Payments.css.ts';
import { PaymentsNav } from './PaymentsNav.tsx';
import { ReservationLink } from './ReservationLink.tsx';
import { SettleDialog } from './SettleDialog.tsx';

/** What only people can settle: what is open comes first when nothing else is chosen. */
export function ExceptionsScreen() {
  const { t, i18n } = useLingui();
  const choices = useFilterAddress();
  const [settled, settle] = useState<PaymentException | null>(null);
  const { data, error, isFetching, refetch } = useQuery(exceptionsQuery(listQuery(choices.search, exceptionFilters)));
  return (
    <ListPage
      title={t({ id: 'admin.payments.exceptions', message: 'Uit te zoeken' })}
      nav={<PaymentsNav />}
      choices={choices}
      filters={[
        {
          name: 'state',
          label: t({ id: 'admin.state', message: 'Status' }),
          all: t({ id: 'admin.state.all', message: 'Alle statussen' }),
          options: [
            { value: 'open', label: t({ id: 'exception.open', message: 'Open' }) },
            { value: 'done', label: t({ id: 'exception.done', message: 'Opgelost' }) },
          ],
        },
        {
          name: 'kind',
          label: t({ id: 'admin.field.kind', message: 'Soort' }),
          all: t({ id: 'exception.kind.all', message: 'Elke soort' }),
          options: Object.entries(exceptionWords).map(([value, { title }]) => ({ value, label: i18n._(title) })),
        },
      ]}
      columns={useColumns(settle)}
      keyOf={({ id }) => id}
      state={{
        data,
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="exception.empty">Er is niets uit te zoeken.</Trans>}
    >
      {settled === null ? null : <SettleDialog exception={settled} onClose={() => settle(null)} />}
    </ListPage>
  );
}

function useColumns(onSettle: (exception: PaymentException) => void): Column<PaymentException>[] {
  const { t, i18n } = useLingui();
  const moment = useMoment();
  const mayChange = usePermission('change_money');
  return [
    {
      id: 'kind',
      label: t({ id: 'exception.what', message: 'Wat er is' }),
      cell: ({ kind, state, reason }) => (
        <span className={css.words}>
          {i18n._(exceptionWords[kind].title)}
          <span className={css.meta}>{state === 'open' ? i18n._(exceptionWords[kind].toDo) : reason}</span>
        </span>
      ),
    },
    {
      id: 'reservation',
      label: t({ id: 'admin.kind.reservation', message: 'Reservering' }),
      cell: ({ reservationId }) => <ReservationLink id={reservationId} />,
    },
    {
      id: 'at',
      label: t({ id: 'admin.audit.when', message: 'Wanneer' }),
      sortable: true,
      cell: ({ at }) => moment(at),
    },
    {
      id: 'amount',
      label: t({ id: 'admin.payments.amount', message: 'Bedrag' }),
      sortable: true,
      end: true,
      cell: ({ amount }) => formatEuro(amount, currentLocale()),
    },
    {
      id: 'state',
      label: t({ id: 'admin.state', message: 'Status' }),
      end: true,
      cell: (exception) =>
        exception.state === 'open' && mayChange ? (
          <Button kind="outline" size="small" onClick={() => onSettle(exception)}>
            <Trans id="exception.settle">Los op</Trans>
          </Button>
        ) : exception.state === 'open' ? (
          t({ id: 'exception.open', message: 'Open' })
        ) : (
          t({ id: 'exception.done', message: 'Opgelost' })
        ),
    },
  ];
}
