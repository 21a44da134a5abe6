import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReservationRow } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { plainText } from '#web/i18n/plainText.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { useMoment } from '../kit/useMoment.ts';
import * as css from './Reservation.css.ts';
import { StateBadge } from './StateBadge.tsx';
import { useVisitText } from './useVisitText.ts';

export function useReservationColumns(): Column<ReservationRow>[] {
  const { t } = useLingui();
  const moment = useMoment();
  const locale = currentLocale();
  const visitText = useVisitText();
  const unnamed = t({ id: 'admin.reservation.unnamed', message: 'Nog zonder naam' });
  return [
    {
      id: 'who',
      label: t({ id: 'admin.column.name', message: 'Naam' }),
      cell: ({ id, number, customerName }) => (
        <Link to="/admin/reservations/$id" params={{ id }}>
          {customerName ?? unnamed}
          {number ? <span className={css.number}> {number}</span> : null}
        </Link>
      ),
    },
    {
      id: 'flow',
      label: t({ id: 'admin.reservations.flowType', message: 'Soort' }),
      cell: ({ flowName }) => plainText(flowName),
    },
    {
      id: 'startDate',
      label: t({ id: 'admin.reservations.visit', message: 'Bezoek' }),
      sortable: true,
      cell: (row) => (flowNeeds.isOrderCard({ type: row.flowType }) ? '–' : visitText(row)),
    },
    {
      id: 'state',
      label: t({ id: 'admin.state', message: 'Status' }),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'total',
      label: t({ id: 'admin.reservations.total', message: 'Totaal' }),
      sortable: true,
      end: true,
      cell: ({ total }) => formatEuro(total, locale),
    },
    {
      id: 'open',
      label: t({ id: 'admin.reservations.open.yes', message: 'Nog te betalen' }),
      end: true,
      cell: ({ totalOpen }) => (totalOpen === 0 ? '–' : formatEuro(totalOpen, locale)),
    },
    {
      id: 'createdAt',
      label: t({ id: 'admin.reservations.created', message: 'Gemaakt' }),
      sortable: true,
      end: true,
      cell: ({ createdAt }) => moment(createdAt),
    },
  ];
}
