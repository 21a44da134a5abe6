import { useLingui } from '@lingui/react/macro';
import type { DeskTakings } from '#contract/names.ts';
import { sumOf } from '#domain/values/cents.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { ReportTable } from '../reports/ReportTable.tsx';
import { useMeansWords } from './useMeansWords.ts';

/** What the desk took and gave back, by means. */
export function TakingsTable({ takings }: { takings: readonly DeskTakings[] }) {
  const { t } = useLingui();
  const words = useMeansWords();
  const euro = (cents: number): string => formatEuro(cents, currentLocale());
  const total = (valueOf: (row: DeskTakings) => number): number => sumOf(takings.map(valueOf));
  return (
    <ReportTable
      caption={t({ id: 'dayClose.takings', message: 'Ingenomen aan de balie' })}
      rows={takings}
      keyOf={({ means }) => means}
      totalLabel={t({ id: 'dayClose.total', message: 'Samen' })}
      columns={[
        {
          id: 'means',
          label: t({ id: 'admin.field.method', message: 'Betaalwijze' }),
          cell: ({ means }) => words[means],
        },
        {
          id: 'movements',
          label: t({ id: 'dayClose.movements', message: 'Aantal' }),
          cell: ({ movements }) => movements,
          total: total(({ movements }) => movements),
        },
        {
          id: 'received',
          label: t({ id: 'dayClose.received', message: 'Ingenomen' }),
          cell: ({ received }) => euro(received),
          total: euro(total(({ received }) => received)),
        },
        {
          id: 'returned',
          label: t({ id: 'dayClose.returned', message: 'Teruggegeven' }),
          cell: ({ returned }) => euro(returned),
          total: euro(total(({ returned }) => returned)),
        },
        {
          id: 'net',
          label: t({ id: 'dayClose.net', message: 'Per saldo' }),
          cell: ({ received, returned }) => euro(received - returned),
          total: euro(total(({ received, returned }) => received - returned)),
        },
      ]}
    />
  );
}
