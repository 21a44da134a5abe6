import { Trans, useLingui } from '@lingui/react/macro';
import type { Revenue } from '#contract/names.ts';
import { journalOf } from '#domain/payments/journal.ts';
import type { ReportPeriod } from '#domain/values/reportPeriod.ts';
import type { CsvCell } from '#domain/values/csvText.ts';
import { CsvButton } from './CsvButton.tsx';
import { sumsOf, type DaySums } from './revenueRows.ts';
import { useAccountWords } from './useAccountWords.ts';
import { useMoneyWords } from './useMoneyWords.ts';

/** The days, the products and the journal as sheets. */
export function RevenueFiles({ period: { from, to }, revenue }: { period: ReportPeriod; revenue: Revenue }) {
  const { t } = useLingui();
  const words = useMoneyWords();
  const accounts = useAccountWords();
  const day = t({ id: 'reports.day', message: 'Dag' });
  const rate = t({ id: 'reports.rate', message: 'Btw-tarief' });
  const dayRows = (): CsvCell[][] => [
    [day, ...Object.values(words)],
    ...revenue.days.map((one) => {
      const sums = sumsOf(one);
      return [one.date, ...Object.keys(words).map((id) => ({ cents: sums[id as keyof DaySums] }))];
    }),
  ];
  const productRows = (): CsvCell[][] => [
    [
      t({ id: 'reports.product', message: 'Product' }),
      rate,
      t({ id: 'reports.count', message: 'Aantal' }),
      words.booked,
      words.vat,
    ],
    ...revenue.products.map(({ name, vatRate, count, booked, vat }) => [
      name,
      vatRate,
      count,
      { cents: booked },
      { cents: vat },
    ]),
  ];
  const journalRows = (): CsvCell[][] => [
    [
      day,
      t({ id: 'journal.account', message: 'Rekening' }),
      t({ id: 'journal.debit', message: 'Debet' }),
      t({ id: 'journal.credit', message: 'Credit' }),
      rate,
    ],
    ...journalOf(revenue.days).map(({ date, account, debit, credit, vatRate }) => [
      date,
      accounts[account],
      { cents: debit },
      { cents: credit },
      vatRate ?? '',
    ]),
  ];
  const name = (what: string): string => `${what}-${from}-${to}`;
  return (
    <>
      <CsvButton fileName={name(t({ id: 'reports.file.days', message: 'omzet' }))} rows={dayRows}>
        <Trans id="reports.saveDays">Dagen (CSV)</Trans>
      </CsvButton>
      <CsvButton fileName={name(t({ id: 'reports.file.products', message: 'producten' }))} rows={productRows}>
        <Trans id="reports.saveProducts">Producten (CSV)</Trans>
      </CsvButton>
      <CsvButton fileName={name(t({ id: 'reports.file.journal', message: 'journaal' }))} rows={journalRows}>
        <Trans id="reports.saveJournal">Journaal (CSV)</Trans>
      </CsvButton>
    </>
  );
}
