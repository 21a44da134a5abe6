import { useLingui } from '@lingui/react/macro';
import type { Schedule } from '#contract/names.ts';
import { pricesDays } from '#domain/booking/cardVisits.ts';
import { useFlow } from '#web/actors/ReservationActorContext.tsx';
import { formatAmount } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { CalendarLegend, LegendSkeleton, type CalendarDay } from '#web/ui/CalendarDay.tsx';

/** Explains the marks this month has. */
export function MonthLegend({ schedule, days }: { schedule: Schedule | null; days: readonly CalendarDay[] }) {
  const { t } = useLingui();
  const withPrice = pricesDays(useFlow());
  const price = Object.values(schedule ?? {})[0]?.price;
  const free = days.some(({ kind }) => kind === 'free');
  const items = [
    days.some(({ swimwear }) => swimwear)
      ? { kind: 'swim' as const, text: t({ id: 'calendar.swimwear', message: 'Badkledingdag' }) }
      : null,
    free && withPrice && price !== undefined
      ? {
          kind: 'free' as const,
          mark: formatAmount(price, currentLocale()),
          text: t({ id: 'calendar.legend.price', message: 'Plek, prijs p.p.' }),
        }
      : null,
    free && !withPrice
      ? { kind: 'free' as const, mark: '1', text: t({ id: 'calendar.legend.free', message: 'Plek' }) }
      : null,
    days.some(({ kind }) => kind === 'full')
      ? {
          kind: 'full' as const,
          mark: t({ id: 'calendar.full', message: 'vol' }),
          text: t({ id: 'calendar.legend.full', message: 'Geen plek meer' }),
        }
      : null,
  ].filter((item) => item !== null);
  if (days.some(({ kind }) => kind === 'unknown')) return <LegendSkeleton />;
  return items.length === 0 ? null : <CalendarLegend items={items} />;
}
