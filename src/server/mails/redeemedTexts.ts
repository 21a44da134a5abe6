import type { Language } from '#domain/values/translated.ts';
import type { RedemptionKind } from '#server/db/creditsTables.ts';

export const redeemedTexts: Record<Language, Record<RedemptionKind, string>> = {
  nl: { giftCard: 'Cadeaubon', voucher: 'Voucher', promoCode: 'Actiecode' },
  en: { giftCard: 'Gift card', voucher: 'Voucher', promoCode: 'Promo code' },
  de: { giftCard: 'Wertgutschein', voucher: 'Erlebnisgutschein', promoCode: 'Aktionscode' },
  fr: { giftCard: 'Carte cadeau', voucher: 'Bon', promoCode: 'Code promo' },
};
