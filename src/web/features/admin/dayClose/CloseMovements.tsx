import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LedgerEntry } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { movementsQuery } from '#web/queries/admin/dayCloses.ts';
import { useMoment } from '../kit/useMoment.ts';
import { ReservationLink } from '../payments/ReservationLink.tsx';
import { ReportTable } from '../reports/ReportTable.tsx';
import { useMovementWords } from './useMovementWords.ts';

const none: LedgerEntry[] = [];

/** Each movement of a close, the oldest first. */
export function CloseMovements({ id }: { id: string }) {
  const { t } = useLingui();
  const moment = useMoment();
  const wordsOf = useMovementWords();
  const { data = none } = useQuery(movementsQuery(id));
  return data.length === 0 ? null : (
    <ReportTable
      caption={t({ id: 'dayClose.list', message: 'Bewegingen' })}
      rows={data}
      keyOf={(entry) => entry.id}
      columns={[
        { id: 'at', label: t({ id: 'admin.audit.when', message: 'Wanneer' }), cell: ({ at }) => moment(at) },
        { id: 'kind', label: t({ id: 'admin.field.kind', message: 'Soort' }), cell: wordsOf },
        {
          id: 'reservation',
          label: t({ id: 'admin.kind.reservation', message: 'Reservering' }),
          cell: ({ reservationId, reservationNumber }) => (
            <ReservationLink id={reservationId} number={reservationNumber} />
          ),
        },
        {
          id: 'amount',
          label: t({ id: 'admin.payments.amount', message: 'Bedrag' }),
          cell: ({ amount }) => formatEuro(amount, currentLocale()),
        },
      ]}
    />
  );
}
