import { useLingui } from '@lingui/react/macro';
import type { RedeemableKind } from '#machines/checkout/checkout.types.ts';

export function useRedeemableNames(): Record<RedeemableKind, string> {
  const { t } = useLingui();
  return {
    giftCard: t({ id: 'redeem.gift_card', message: 'Cadeaubon' }),
    voucher: t({ id: 'redeem.voucher', message: 'Voucher' }),
    promoCode: t({ id: 'redeem.promo_code', message: 'Actiecode' }),
  };
}
