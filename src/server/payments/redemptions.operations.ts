import type { RedemptionKind } from '#server/db/creditsTables.ts';
import type { Handlers, OperationRequest } from '#server/http/handlers.ts';
import { sessionContext } from '#server/booking/rows/sessionContext.service.ts';
import type { CheckoutService } from './checkout.service.ts';

type Redeem = 'redeemGiftCard' | 'redeemVoucher' | 'applyPromoCode';
type Remove = 'removeGiftCard' | 'removeVoucher' | 'removePromoCode';

type RedemptionOperations = Pick<Handlers, Redeem | Remove | 'listRedemptions'>;

export function redemptionOperations(checkout: CheckoutService): RedemptionOperations {
  const redeem =
    (kind: RedemptionKind) =>
    async ({ context, params, body }: OperationRequest<Redeem>) => {
      const order = { reservationId: params.id, kind, code: body.code };
      return { status: 200 as const, body: { data: await checkout.redeem(sessionContext(context), order) } };
    };
  const remove =
    (kind: RedemptionKind) =>
    async ({ context, params }: OperationRequest<Remove>) => {
      const order = { reservationId: params.id, kind, id: params.redemptionId };
      return { status: 200 as const, body: { data: await checkout.removeRedeemed(sessionContext(context), order) } };
    };
  return {
    redeemGiftCard: redeem('giftCard'),
    removeGiftCard: remove('giftCard'),
    redeemVoucher: redeem('voucher'),
    removeVoucher: remove('voucher'),
    applyPromoCode: redeem('promoCode'),
    removePromoCode: remove('promoCode'),
    listRedemptions: async ({ context, params }) => ({
      status: 200,
      body: { data: await checkout.redeemed(sessionContext(context), params.id) },
    }),
  };
}
