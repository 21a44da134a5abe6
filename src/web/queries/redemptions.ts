import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#web/api/client.ts';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';

/** `totalPaid` in cents; another amount is another list. */
export const redemptionsQuery = (id: string, totalPaid: number) =>
  queryOptions({
    queryKey: ['checkout', 'redemptions', id, totalPaid],
    queryFn: ({ signal }) => dataOf(api.GET('/checkout/{id}/redemptions', { params: { path: { id } }, signal })),
    enabled: totalPaid > 0,
    placeholderData: keepPreviousData,
  });

type Code = { id: string; code: string };
type Redeemed = { id: string; redemptionId: string };

const written = ({ id, code }: Code) => ({
  params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey() } },
  body: { code },
});

const redemption = (path: Redeemed) => ({ params: { path } });

export const redeemCode = {
  giftCard: (code: Code) => dataOf(api.POST('/checkout/{id}/giftcard', written(code))),
  voucher: (code: Code) => dataOf(api.POST('/checkout/{id}/voucher', written(code))),
  promoCode: (code: Code) => dataOf(api.POST('/checkout/{id}/promocode', written(code))),
} as const;

export const removeRedemption = {
  giftCard: (of: Redeemed) => dataOf(api.DELETE('/checkout/{id}/giftcard/{redemptionId}', redemption(of))),
  voucher: (of: Redeemed) => dataOf(api.DELETE('/checkout/{id}/voucher/{redemptionId}', redemption(of))),
  promoCode: (of: Redeemed) => dataOf(api.DELETE('/checkout/{id}/promocode/{redemptionId}', redemption(of))),
} as const;
