import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#web/api/client.ts';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';

export const redemptionsKey = (id: string) => ['checkout', 'redemptions', id] as const;

/** What a reservation is paid with besides money. */
export const redemptionsQuery = (id: string) =>
  queryOptions({
    queryKey: redemptionsKey(id),
    queryFn: ({ signal }) => dataOf(api.GET('/checkout/{id}/redemptions', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

type Code = { id: string; code: string };
type Redeemed = { id: string; redemptionId: string };

const written = ({ id, code }: Code) => ({
  params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey() } },
  body: { code },
});

const redemption = (path: Redeemed) => ({ params: { path } });

/** Redeems a code of each kind. */
export const redeemCode = {
  giftCard: (code: Code) => dataOf(api.POST('/checkout/{id}/giftcard', written(code))),
  voucher: (code: Code) => dataOf(api.POST('/checkout/{id}/voucher', written(code))),
  promoCode: (code: Code) => dataOf(api.POST('/checkout/{id}/promocode', written(code))),
} as const;

/** Takes back what was redeemed, of each kind. */
export const removeRedemption = {
  giftCard: (of: Redeemed) => dataOf(api.DELETE('/checkout/{id}/giftcard/{redemptionId}', redemption(of))),
  voucher: (of: Redeemed) => dataOf(api.DELETE('/checkout/{id}/voucher/{redemptionId}', redemption(of))),
  promoCode: (of: Redeemed) => dataOf(api.DELETE('/checkout/{id}/promocode/{redemptionId}', redemption(of))),
} as const;
