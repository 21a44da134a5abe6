import { useLingui } from '@lingui/react/macro';
import type { GiftCard } from '#contract/names.ts';

/** What it is called, and the end of its code. */
export function useCardTitle(): (card: Pick<GiftCard, 'kind' | 'name' | 'lastFour'>) => string {
  const { t } = useLingui();
  const kinds = {
    giftCard: t({ id: 'credit.giftCard', message: 'Cadeaubon' }),
    voucher: t({ id: 'credit.voucher', message: 'Voucher' }),
  };
  return ({ kind, name, lastFour }) => `${name ?? kinds[kind]} …${lastFour}`;
}
