import { useLingui } from '@lingui/react/macro';
import type { PriceRule } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { weekdaysText } from '../kit/weekdaysText.ts';

/** When a price holds, in a few words: '1 jul. 2026 – 31 aug. 2026, vr–zo'. */
export function useRuleWhen(): (rule: Pick<PriceRule, 'fromDate' | 'toDate' | 'weekdays'>) => string {
  const { t } = useLingui();
  const locale = currentLocale();
  const period = (from: string | null, to: string | null): string | null => {
    const [first, last] = [from && dayWithYear(from, locale), to && dayWithYear(to, locale)];
    if (first && last) return first === last ? first : `${first} – ${last}`;
    if (first) return t({ id: 'product.rule.since', message: `vanaf ${first}` });
    return last ? t({ id: 'product.rule.until', message: `t/m ${last}` }) : null;
  };
  return ({ fromDate, toDate, weekdays }) => {
    const days = weekdays === null ? null : weekdaysText(weekdays, locale);
    const parts = [period(fromDate, toDate), days].filter((part) => part !== null && part !== '');
    return parts.join(', ') || t({ id: 'product.rule.always', message: 'elke dag' });
  };
}
