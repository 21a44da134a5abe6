import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { GiftCard } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { useMoment } from '../kit/useMoment.ts';
import { GiftCardState } from './GiftCardState.tsx';
import { useCardTitle } from './useCardTitle.ts';

export function useCardColumns(): Column<GiftCard>[] {
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
