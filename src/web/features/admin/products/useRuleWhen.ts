import { useLingui } from '@lingui/react/macro';
import type { PriceRule } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear, timeRange } from '#web/i18n/dates.ts';
import { weekdaysText } from '../kit/weekdaysText.ts';

type When = Pick<PriceRule, 'fromDate' | 'toDate' | 'weekdays' | 'fromTime' | 'toTime'>;

/** When a price holds, in a few words: '1 jul. 2026 – 31 aug. 2026, vr–zo, 17:00–22:00'. */
export function useRuleWhen(): (rule: When) => string {
  const { t } = useLingui();
  const locale = currentLocale();
  const period = (from: string | null, to: string | null): string | null => {
    const [first, last] = [from && dayWithYear(from, locale), to && dayWithYear(to, locale)];
    if (first && last) return first === last ? first : `${first} – ${last}`;
    if (first) return t({ id: 'product.rule.since', message: `vanaf ${first}` });
    return last ? t({ id: 'product.rule.until', message: `t/m ${last}` }) : null;
  };
  return ({ fromDate, toDate, weekdays, fromTime, toTime }) => {
    const days = weekdays === null ? null : weekdaysText(weekdays, locale);
    const parts = [period(fromDate, toDate), days].filter((part) => part !== null && part !== '');
    const when = parts.join(', ') || t({ id: 'product.rule.always', message: 'elke dag' });
    return fromTime && toTime ? `${when}, ${timeRange(fromTime, toTime)}` : when;
  };
}
