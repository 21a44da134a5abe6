/** What was typed, as promo codes are kept: in capitals, without spaces around it. Never throws. */
export const normalPromoCode = (typed: string): string => typed.trim().toUpperCase();
