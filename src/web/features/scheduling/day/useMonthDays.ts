import { useLingui } from '@lingui/react/macro';
import { dayKind, type DayKind } from '#domain/scheduling/stay/calendar.ts';
import { isSwimwearDay } from '#domain/catalog/isSwimwearDay.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import { pricesDays } from '#domain/booking/cardVisits.ts';
import { datesBetween, dayOfMonth } from '#domain/values/localDate.ts';
import { firstDayOf, lastDayOf, type YearMonth } from '#domain/values/yearMonth.ts';
import type { DateReason, Schedule, ScheduleDay } from '#contract/names.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { useFrom } from '#web/features/catalog/offer/useFrom.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay } from '#web/i18n/dates.ts';
import { formatAmount } from '#domain/values/money.ts';
import { spokenCents } from '#web/i18n/money.ts';
import { nounWithin } from '#web/i18n/nounWithin.ts';
import { useConfig } from '#web/queries/settings.ts';
import type { CalendarDay } from '#web/ui/CalendarDay.tsx';

type Answer = { schedule: Schedule | null; reasons: Readonly<Record<string, DateReason>> };

export function useMonthDays(shown: YearMonth, { schedule, reasons }: Answer): CalendarDay[] {
  'use memo';
  const { t } = useLingui();
  const { today, lastDate, swimware } = useConfig();
  const from = useFrom();
  const flow = useFlow();
  const { date: chosen } = useReservation(draft);
  const locale = currentLocale();
  const full = t({ id: 'calendar.full', message: 'vol' });
  const swimDay = t({ id: 'calendar.swimwear', message: 'Badkledingdag' });
  const said: Record<DayKind, string> = {
    free: t({ id: 'calendar.said.free', message: 'beschikbaar' }),
    unknown: '',
    full: t({ id: 'calendar.said.full', message: 'vol, geen plek meer' }),
    past: t({ id: 'calendar.said.past', message: 'voorbij' }),
    closed: t({ id: 'calendar.said.closed', message: 'niet te reserveren' }),
  };
  const textsOf = ({ price, priceVaries }: ScheduleDay) =>
    from({ text: formatAmount(price, locale), spoken: spokenCents(price, locale) }, priceVaries);
  const facts = { today, shown, lastDate, schedule, reasons };
  return datesBetween(firstDayOf(shown), lastDayOf(shown)).map((date) => {
    const kind = dayKind(date, facts);
    const sold = kind === 'free' && pricesDays(flow) ? schedule?.[date] : undefined;
    const price = sold && textsOf(sold);
    const swimwear = kind === 'free' && isSwimwearDay(swimware.schedule, date);
    const parts = [longDay(date, locale), price?.spoken ?? '', swimwear ? nounWithin(swimDay, locale) : '', said[kind]];
    return {
      date,
      label: String(dayOfMonth(date)),
      ariaLabel: parts.filter((part) => part !== '').join(', '),
      sub: kind === 'full' ? full : price?.text,
      kind,
      swimwear,
      today: date === today,
      selected: date === chosen,
      tip: swimwear ? plainTextOf(swimware.text) || swimDay : undefined,
    };
  });
}
