import { useLingui } from '@lingui/react/macro';
import type { GiftCardBatch } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';

/** How many of what: '50 × Cadeaubon € 25'. */
export function useBatchTitle(): (batch: Pick<GiftCardBatch, 'count' | 'kind' | 'name' | 'amount'>) => string {
  const { t } = useLingui();
  const giftCard = t({ id: 'credit.giftCard', message: 'Cadeaubon' });
  const voucher = t({ id: 'credit.voucher', message: 'Voucher' });
  return ({ count, kind, name, amount }) =>
    kind === 'voucher'
      ? `${count} × ${name ?? voucher}`
      : `${count} × ${giftCard} ${formatEuro(amount, currentLocale())}`;
}
