import { useLingui } from '@lingui/react/macro';
import type { CountedCoins } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { ReportTable } from '../reports/ReportTable.tsx';

export function CoinLines({ coins }: { coins: readonly CountedCoins[] }) {
  const { t } = useLingui();
  const euro = (cents: number): string => formatEuro(cents, currentLocale());
  return (
    <ReportTable
      caption={t({ id: 'dayClose.coins', message: 'Munten en biljetten' })}
      rows={coins.filter(({ count }) => count > 0)}
      keyOf={({ value }) => String(value)}
      columns={[
        {
          id: 'value',
          label: t({ id: 'dayClose.coins', message: 'Munten en biljetten' }),
          cell: ({ value }) => euro(value),
        },
        { id: 'count', label: t({ id: 'dayClose.movements', message: 'Aantal' }), cell: ({ count }) => count },
        {
          id: 'worth',
          label: t({ id: 'admin.payments.amount', message: 'Bedrag' }),
          cell: ({ value, count }) => euro(value * count),
        },
      ]}
    />
  );
}
