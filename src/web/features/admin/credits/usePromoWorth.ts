import type { PromoCodeForm } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';

export function usePromoWorth(): (code: Pick<PromoCodeForm, 'percent' | 'amount'>) => string {
  const locale = currentLocale();
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  return ({ percent, amount }) => (percent === null ? formatEuro(amount ?? 0, locale) : percents.format(percent / 100));
}
