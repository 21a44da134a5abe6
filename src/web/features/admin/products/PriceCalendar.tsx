import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PriceRule } from '#contract/names.ts';
import { ruleMinutes } from '#domain/catalog/forms/ruleMinutes.ts';
import { pricedSpans, pricesAmong } from '#domain/scheduling/stay/pricesOfDay.ts';
import { dayOfMonth, type LocalDate } from '#domain/values/localDate.ts';
import { formatPrice } from '#domain/values/money.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { addMonths, monthOf } from '#domain/values/yearMonth.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { monthTitle, timeRange } from '#web/i18n/dates.ts';
import { joinList } from '#web/i18n/list.ts';
import { useConfig } from '#web/queries/settings.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { MonthStepper } from '../openingTimes/MonthStepper.tsx';
import { MonthTable } from '../openingTimes/MonthTable.tsx';
import * as css from './Products.css.ts';
import { useRuleWhen } from './useRuleWhen.ts';

type NumberedRule = PriceRule & ReturnType<typeof ruleMinutes> & { number: number };

type PriceCalendarProps = { price: number; rules: readonly PriceRule[] };

/** What the price and its rules come to, day by day, in two months. */
export function PriceCalendar({ price, rules }: PriceCalendarProps) {
  const { today } = useConfig();
  const locale = currentLocale();
  const [month, setMonth] = useState(monthOf(today));
  const months = [month, addMonths(month, 1)];
  const numbered = rules.map((rule, index) => ({ ...rule, ...ruleMinutes(rule), number: index + 1 }));
  return (
    <div className={css.group}>
      <p className={css.lead}>
        <Trans id="product.calendar">Zo komen de prijzen in de kalender, ook voordat je ze opslaat.</Trans>
      </p>
      <MonthStepper
        title={months.map((each) => monthTitle(each, locale)).join(' – ')}
        onMove={(by) => setMonth(addMonths(month, by))}
      />
      <div className={css.months}>
        {months.map((each) => (
          <MonthTable key={each} month={each} day={(date) => <PriceDay date={date} price={price} rules={numbered} />} />
        ))}
      </div>
      {rules.length === 0 ? null : <Legend price={price} rules={rules} />}
    </div>
  );
}

type PriceDayProps = { date: LocalDate; price: number; rules: readonly NumberedRule[] };

function PriceDay({ date, price, rules }: PriceDayProps) {
  const { t } = useLingui();
  const spans = pricedSpans({ price, priceRules: rules }, date);
  const numbers = [...new Set(spans.flatMap(({ rule }) => rule?.number ?? []))];
  return (
    <div className={css.priceDay} data-rule={numbers.length > 0 ? numbers.join(' ') : undefined}>
      <span className={css.priceDayHead}>
        <span>{dayOfMonth(date)}</span>
        <span>
          {numbers.map((number) => (
            <span key={number}>
              <VisuallyHidden>{t({ id: 'product.rule', message: `Prijs ${number}` })}</VisuallyHidden>
              <span className={css.priceDayRule} aria-hidden="true">
                {number}
              </span>
            </span>
          ))}
        </span>
      </span>
      <DayPrices spans={spans} />
    </div>
  );
}

type PricedTime = { from: number; to: number; price: number };

/** Where it depends on the time, the lowest, and in words what each time costs. */
function DayPrices({ spans }: { spans: readonly PricedTime[] }) {
  const { t } = useLingui();
  const locale = currentLocale();
  const { lowest, varies } = pricesAmong(spans.map((span) => span.price));
  const text = formatPrice(lowest, locale);
  if (!varies) return <span className={css.priceOfDay}>{text}</span>;
  const words = spans.map(
    ({ from, to, price }) => `${timeRange(formatTime(from), formatTime(to))} ${formatPrice(price, locale)}`,
  );
  const byTime = joinList(words, locale);
  return (
    <span className={css.priceOfDay} title={byTime}>
      <span aria-hidden="true">{t({ id: 'treatments.from', message: `v.a. ${text}` })}</span>
      <VisuallyHidden>{byTime}</VisuallyHidden>
    </span>
  );
}

function Legend({ price, rules }: PriceCalendarProps) {
  const whenOf = useRuleWhen();
  const locale = currentLocale();
  return (
    <ul className={css.legend}>
      <li className={css.legendItem}>
        <Trans id="product.rule.usual">gewone prijs</Trans> <b>{formatPrice(price, locale)}</b>
      </li>
      {rules.map((rule, index) => (
        <li key={index} className={css.legendItem}>
          <span className={css.ruleNumber}>{index + 1}</span> {whenOf(rule)} <b>{formatPrice(rule.price, locale)}</b>
        </li>
      ))}
    </ul>
  );
}
