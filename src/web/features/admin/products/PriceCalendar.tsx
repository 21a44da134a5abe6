import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PriceRule } from '#contract/names.ts';
import { ruleOn } from '#domain/scheduling/stay/priceOn.ts';
import { dayOfMonth, type LocalDate } from '#domain/values/localDate.ts';
import { formatPrice } from '#domain/values/money.ts';
import { addMonths, monthOf } from '#domain/values/yearMonth.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { monthTitle } from '#web/i18n/dates.ts';
import { useConfig } from '#web/queries/settings.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { MonthStepper } from '../openingTimes/MonthStepper.tsx';
import { MonthTable } from '../openingTimes/MonthTable.tsx';
import * as css from './Products.css.ts';
import { useRuleWhen } from './useRuleWhen.ts';

type PriceCalendarProps = { price: number; rules: readonly PriceRule[] };

/** What the price and its rules come to, day by day, in two months. */
export function PriceCalendar({ price, rules }: PriceCalendarProps) {
  const { today } = useConfig();
  const locale = currentLocale();
  const [month, setMonth] = useState(monthOf(today));
  const months = [month, addMonths(month, 1)];
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
          <MonthTable key={each} month={each} day={(date) => <PriceDay date={date} price={price} rules={rules} />} />
        ))}
      </div>
      {rules.length === 0 ? null : <Legend price={price} rules={rules} />}
    </div>
  );
}

function PriceDay({ date, price, rules }: PriceCalendarProps & { date: LocalDate }) {
  const { t } = useLingui();
  const rule = ruleOn(rules, date);
  const number = rule === null ? null : rules.indexOf(rule) + 1;
  return (
    <div className={css.priceDay} data-rule={number ?? undefined}>
      <span className={css.priceDayHead}>
        <span>{dayOfMonth(date)}</span>
        {number === null ? null : (
          <span>
            <VisuallyHidden>{t({ id: 'product.rule', message: `Prijs ${number}` })}</VisuallyHidden>
            <span aria-hidden="true">{number}</span>
          </span>
        )}
      </span>
      <span className={css.priceOfDay}>{formatPrice(rule?.price ?? price, currentLocale())}</span>
    </div>
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
