import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LedgerEntry } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { ledgerSearchQuery, rowsPerPage } from '#web/queries/admin/payments.ts';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { useFilterAddress } from '../kit/list/useFilterAddress.ts';
import { useReasonText } from '../kit/reasonWords.ts';
import { useMoment } from '../kit/useMoment.ts';
import { isAtDesk, useDeskMethods } from '../reservations/useDeskMethods.ts';
import { DaysFilter, daysOf } from './DaysFilter.tsx';
import { ledgerFilters } from './moneyFilters.ts';
import { PaymentsNav } from './PaymentsNav.tsx';
import { ReservationLink } from './ReservationLink.tsx';
import { useLedgerWords } from '../reservations/useLedgerWords.ts';

/** Every movement of money and credit; nothing in it is ever changed. */
export function LedgerScreen() {
  const { t } = useLingui();
  const choices = useFilterAddress();
  const { search } = choices;
  const words = useLedgerWords();
  const body = { ...listQuery(search, ledgerFilters), ...daysOf(search), pageSize: rowsPerPage };
  const { data, error, isFetching, refetch } = useQuery(ledgerSearchQuery(body));
  return (
    <ListPage
      title={t({ id: 'admin.payments.ledger', message: 'Grootboek' })}
      nav={<PaymentsNav />}
      choices={choices}
      searchLabel={t({ id: 'admin.payments.search', message: 'Zoek op naam, e-mail of nummer' })}
      filters={[
        {
          name: 'kind',
          label: t({ id: 'admin.field.kind', message: 'Soort' }),
          all: t({ id: 'admin.ledger.kind.all', message: 'Alles wat bewoog' }),
          options: Object.entries(words).map(([value, label]) => ({ value, label })),
        },
      ]}
      moreFilters={<DaysFilter {...choices} />}
      columns={useColumns(words)}
      keyOf={({ id }) => id}
      state={{
        data,
        error,
        isFetching,
        onRetry: () => void refetch(),
      }}
      empty={<Trans id="admin.ledger.empty">Er is nog niets betaald of terugbetaald.</Trans>}
    />
  );
}

function useColumns(words: Record<LedgerEntry['kind'], string>): Column<LedgerEntry>[] {
  const { t } = useLingui();
  const moment = useMoment();
  const methods = useDeskMethods();
  const reasonText = useReasonText();
  return [
    {
      id: 'at',
      label: t({ id: 'admin.audit.when', message: 'Wanneer' }),
      sortable: true,
      cell: ({ at }) => moment(at),
    },
    {
      id: 'kind',
      label: t({ id: 'admin.field.kind', message: 'Soort' }),
      sortable: true,
      cell: ({ kind }) => words[kind],
    },
    {
      id: 'reason',
      label: t({ id: 'admin.ledger.reason', message: 'Reden of betaalwijze' }),
      cell: ({ kind, reason }) => (isAtDesk(kind) ? (methods[reason] ?? reason) : reasonText(reason)) || '–',
    },
    {
      id: 'reservation',
      label: t({ id: 'admin.kind.reservation', message: 'Reservering' }),
      cell: ({ reservationId }) => <ReservationLink id={reservationId} />,
    },
    {
      id: 'amount',
      label: t({ id: 'admin.payments.amount', message: 'Bedrag' }),
      sortable: true,
      end: true,
      cell: ({ amount }) => formatEuro(amount, currentLocale()),
    },
  ];
}
