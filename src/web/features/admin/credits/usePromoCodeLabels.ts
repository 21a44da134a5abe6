import { useLingui } from '@lingui/react/macro';

export type PromoCodeLabels = ReturnType<typeof usePromoCodeLabels>;

export function usePromoCodeLabels() {
  const { t } = useLingui();
  return {
    code: t({ id: 'credit.promo.code', message: 'Code' }),
    worth: t({ id: 'credit.promo.worth', message: 'Korting' }),
    percent: t({ id: 'credit.promo.percents', message: 'Korting in procenten' }),
    amount: t({ id: 'credit.promo.amount', message: 'Korting op het totaal' }),
    active: t({ id: 'credit.promo.active', message: 'In gebruik' }),
    fromDate: t({ id: 'credit.promo.fromDate', message: 'Vanaf' }),
    toDate: t({ id: 'credit.usableTo', message: 'Geldig tot en met' }),
    maxUses: t({ id: 'credit.promo.maxUses', message: 'Hoe vaak in totaal' }),
    maxUsesPerCustomer: t({ id: 'credit.promo.maxUsesPerCustomer', message: 'Hoe vaak per klant' }),
    flowIds: t({ id: 'credit.promo.flows', message: 'Alleen bij deze flows' }),
  };
}
