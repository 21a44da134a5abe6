import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PriceRule } from '#contract/names.ts';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import { datesBetween, dayOfMonth } from '#domain/values/localDate.ts';
import { formatPrice } from '#domain/values/money.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '#domain/values/yearMonth.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay, monthName, monthTitle, weekdayNames } from '#web/i18n/dates.ts';
import { useConfig } from '#web/queries/settings.ts';
import { MonthCalendar } from '#web/ui/MonthCalendar.tsx';
import * as css from './Products.css.ts';

type PriceCalendarProps = { price: number; rules: readonly PriceRule[] };

/** What the price and its rules come to, day by day. */
export function PriceCalendar({ price, rules }: PriceCalendarProps) {
  const { t } = useLingui();
  const locale = currentLocale();
  const { today } = useConfig();
  const [month, setMonth] = useState(monthOf(today));
  const named = (count: number): string => {
    const name = monthName(addMonths(month, count), locale);
    return t({ id: 'calendar.toMonth', message: `Naar ${name}` });
  };
  const days = datesBetween(firstDayOf(month), lastDayOf(month)).map((date) => {
    const text = formatPrice(priceOn(price, rules, date), locale);
    return {
      date,
      label: String(dayOfMonth(date)),
      ariaLabel: `${longDay(date, locale)}, ${text}`,
      sub: text,
      kind: 'free' as const,
      today: date === today,
    };
  });
  return (
    <div className={css.calendar}>
      <p className={css.lead}>
        <Trans id="product.calendar">Zo komen de prijzen in de kalender, ook voordat je ze opslaat.</Trans>
      </p>
      <MonthCalendar
        month={month}
        days={days}
        title={monthTitle(month, locale)}
        weekdays={weekdayNames(locale)}
        backLabel={named(-1)}
        forwardLabel={named(1)}
        canGoBack={month > monthOf(today)}
        canGoForward
        onPick={() => undefined}
        onMonth={setMonth}
        headingLevel={3}
        plain
      />
    </div>
  );
}
