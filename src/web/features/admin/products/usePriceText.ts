import { useLingui } from '@lingui/react/macro';

/** Of several options the cheapest: 'v.a. 45,-'. */
export function usePriceText(): (row: { optionCount: number }, price: string) => string {
  const { t } = useLingui();
  return ({ optionCount }, price) =>
    optionCount > 1 ? t({ id: 'admin.products.from', message: `v.a. ${price}` }) : price;
}
