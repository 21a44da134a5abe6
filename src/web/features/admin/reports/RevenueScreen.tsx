import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Revenue } from '#contract/names.ts';
import { sumOf } from '#domain/values/cents.ts';
import type { ReportPeriod } from '#domain/values/reportPeriod.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { shortDay } from '#web/i18n/dates.ts';
import { revenueQuery } from '#web/queries/admin/reports.ts';
import { useConfig } from '#web/queries/settings.ts';
import { BarChart } from './BarChart.tsx';
import { ReportPage } from './ReportPage.tsx';
import { periodOf, type ReportSearch } from './reportSearch.ts';
import { ReportSection } from './ReportSection.tsx';
import { ReportTable } from './ReportTable.tsx';
import { RevenueFiles } from './RevenueFiles.tsx';
import { ToDeliverSection } from './ToDeliverSection.tsx';
import { ratesOf, sumsOf, type DaySums } from './revenueRows.ts';
import { useMoneyWords } from './useMoneyWords.ts';

/** Nothing is a dash: amounts are found at a glance. */
const euro = (cents: number): string => (cents === 0 ? '–' : formatEuro(cents, currentLocale()));

/** What was sold on the days, what was paid, and what guests still have to get. */
export function RevenueScreen({ search }: { search: ReportSearch }) {
  const { t } = useLingui();
  const period = periodOf(search, useConfig().today);
  return (
    <ReportPage
      title={t({ id: 'admin.reports', message: 'Rapporten' })}
      to="/admin/reports"
      period={period}
      query={useQuery(revenueQuery(period))}
      actions={(revenue) => <RevenueFiles period={period} revenue={revenue} />}
    >
      {(revenue) => <Sections revenue={revenue} period={period} />}
    </ReportPage>
  );
}

function Sections({ revenue, period }: { revenue: Revenue; period: ReportPeriod }) {
  return (
    <>
      <Days revenue={revenue} />
      <Products revenue={revenue} />
      <Rates revenue={revenue} />
      <ToDeliverSection toDeliver={revenue.toDeliver} day={period.to} />
    </>
  );
}

function Days({ revenue: { days } }: { revenue: Revenue }) {
  const { t } = useLingui();
  const words = useMoneyWords();
  const locale = currentLocale();
  const columns = Object.entries(words).map(([id, label]) => {
    const amountOf = (day: Revenue['days'][number]): number => sumsOf(day)[id as keyof DaySums];
    return {
      id,
      label,
      cell: (day: Revenue['days'][number]) => euro(amountOf(day)),
      total: euro(sumOf(days.map(amountOf))),
    };
  });
  const best = days.reduce((a, b) => (b.booked > a.booked ? b : a), days[0]!);
  const [first, last] = [days[0]!, days.at(-1)!].map(({ date }) => shortDay(date, locale));
  const highest = t({
    id: 'reports.best',
    message: `Hoogste dag: ${shortDay(best.date, locale)}, ${euro(best.booked)}`,
  });
  return (
    <ReportSection
      title={t({ id: 'reports.days', message: 'Per dag' })}
      note={
        <Trans id="reports.days.note">
          Een bezoek telt op zijn eigen dag, een bestelling op de dag van de bestelling, en geld op de dag dat het
          bewoog. ‘Grootboek’ is alles wat kwam, min wat terugging.
        </Trans>
      }
    >
      {days.length > 1 ? (
        <BarChart
          label={t({ id: 'reports.bookedByDay', message: 'Verkocht per dag' })}
          bars={days.map(({ date, booked }) => ({ key: date, value: booked }))}
          first={first ?? ''}
          last={last ?? ''}
          highest={highest}
        />
      ) : null}
      <ReportTable
        caption={t({ id: 'reports.days', message: 'Per dag' })}
        columns={[
          {
            id: 'date',
            label: t({ id: 'reports.day', message: 'Dag' }),
            cell: ({ date }: Revenue['days'][number]) => shortDay(date, locale),
          },
          ...columns,
        ]}
        rows={days}
        keyOf={({ date }) => date}
        totalLabel={t({ id: 'reports.total', message: 'Samen' })}
      />
    </ReportSection>
  );
}

function Products({ revenue: { products } }: { revenue: Revenue }) {
  const { t } = useLingui();
  const title = t({ id: 'reports.products', message: 'Per product' });
  if (products.length === 0) return null;
  return (
    <ReportSection title={title}>
      <ReportTable<Revenue['products'][number]>
        caption={title}
        columns={[
          { id: 'name', label: t({ id: 'reports.product', message: 'Product' }), cell: ({ name }) => name },
          { id: 'rate', label: t({ id: 'reports.rate', message: 'Btw-tarief' }), cell: ({ vatRate }) => `${vatRate}%` },
          {
            id: 'count',
            label: t({ id: 'reports.count', message: 'Aantal' }),
            cell: ({ count }) => count,
            total: sumOf(products.map(({ count }) => count)),
          },
          {
            id: 'booked',
            label: t({ id: 'reports.booked', message: 'Verkocht' }),
            cell: ({ booked }) => euro(booked),
            total: euro(sumOf(products.map(({ booked }) => booked))),
          },
          {
            id: 'vat',
            label: t({ id: 'reports.vatIn', message: 'Waarvan btw' }),
            cell: ({ vat }) => euro(vat),
            total: euro(sumOf(products.map(({ vat }) => vat))),
          },
        ]}
        rows={products}
        keyOf={({ productId, vatRate }) => `${productId} ${vatRate}`}
        totalLabel={t({ id: 'reports.total', message: 'Samen' })}
      />
    </ReportSection>
  );
}

function Rates({ revenue: { days } }: { revenue: Revenue }) {
  const { t } = useLingui();
  const title = t({ id: 'reports.rates', message: 'Btw' });
  const rates = ratesOf(days);
  if (rates.length === 0) return null;
  return (
    <ReportSection
      title={title}
      note={
        <Trans id="reports.rates.note">
          Na aftrek van kortingscodes. Een cadeaubon wordt belast wanneer hij betaalt, een voucher wanneer hij verkocht
          is.
        </Trans>
      }
    >
      <ReportTable
        caption={title}
        columns={[
          {
            id: 'rate',
            label: t({ id: 'reports.rate', message: 'Btw-tarief' }),
            cell: ({ rate }: (typeof rates)[number]) => `${rate}%`,
          },
          {
            id: 'net',
            label: t({ id: 'reports.net', message: 'Zonder btw' }),
            cell: ({ amount, vat }) => euro(amount - vat),
            total: euro(sumOf(rates.map(({ amount, vat }) => amount - vat))),
          },
          {
            id: 'vat',
            label: t({ id: 'reports.rates', message: 'Btw' }),
            cell: ({ vat }) => euro(vat),
            total: euro(sumOf(rates.map(({ vat }) => vat))),
          },
          {
            id: 'amount',
            label: t({ id: 'reports.gross', message: 'Met btw' }),
            cell: ({ amount }) => euro(amount),
            total: euro(sumOf(rates.map(({ amount }) => amount))),
          },
        ]}
        rows={rates}
        keyOf={({ rate }) => String(rate)}
        totalLabel={t({ id: 'reports.total', message: 'Samen' })}
      />
    </ReportSection>
  );
}
