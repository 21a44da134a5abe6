import type { CheckoutResult, GiftCardBalance, OrderDocument, Redemption, RedemptionResult } from '#contract/names.ts';
import type { RedemptionKind } from '#server/db/moneyTables.ts';
import { balanceOf } from '#server/credits/giftCards/giftCards.service.ts';
import type { Kept } from '#server/http/handlers.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import { checkoutResult } from './checkout/checkoutResult.ts';
import { makeCardFields } from './checkout/cardFields.ts';
import { countWrongCodes } from './checkout/countWrongCodes.ts';
import { createPayment } from './checkout/createPayment.ts';
import type { PaymentOrder } from './checkout/createPayment.ts';
import { makeOfferedMethods } from './checkout/offeredMethods.ts';
import { orderDocument, orderDocuments } from './checkout/orderDocuments.ts';
import type { OrderOwner } from './checkout/orderDocuments.ts';
import { owing } from './settlement/owing.ts';
import { payOnLocation } from './checkout/payOnLocation.ts';
import { redeemCode, redeemedOf, removeRedeemed } from './checkout/redeemCode.ts';
import { makeReceiveNotice } from './reconciliation/webhook.ts';
import { reconcilePayments } from './reconciliation/reconcilePayments.ts';
import { moneyUseCases } from './moneyUseCases.ts';
import { priceWentBack } from './settlement/soldCards.ts';
import { settlePayments } from './settlement/settlePayments.ts';
import type { CheckoutTools } from './settlement/checkoutTools.ts';

export type CheckoutService = ReturnType<typeof makeCheckoutService>;

/** The use cases of paying. Each throws the problems that its own file names. */
export function makeCheckoutService(tools: CheckoutTools) {
  return {
    methods: makeOfferedMethods(tools),
    cardFields: makeCardFields(tools),
    pay: (context: SessionContext, order: PaymentOrder): Promise<{ redirectUrl: string }> =>
      createPayment(tools, context, order),
    payOnLocation: (context: SessionContext, reservationId: string, kept: Kept<string>): Promise<string> =>
      payOnLocation(tools, context, reservationId, kept),
    result: (context: SessionContext, reservationId: string): Promise<CheckoutResult> =>
      checkoutResult(tools, context, reservationId),
    redeem: (
      context: SessionContext,
      asked: { reservationId: string; kind: RedemptionKind; code: string },
    ): Promise<RedemptionResult> => redeemCode(tools, context, asked),
    removeRedeemed: (
      context: SessionContext,
      asked: { reservationId: string; kind: RedemptionKind; id: string },
    ): Promise<RedemptionResult> => removeRedeemed(tools, context, asked),
    redeemed: (context: SessionContext, reservationId: string): Promise<Redemption[]> =>
      redeemedOf(tools, context, reservationId),
    cardBalance: (context: SessionContext, code: string): Promise<GiftCardBalance> =>
      countWrongCodes(tools, context, () => balanceOf(tools.db, context.venue.venueId, code)),
    documents: (owner: OrderOwner, reservationId: string): Promise<OrderDocument[]> =>
      orderDocuments(tools, owner, reservationId),
    document: (owner: OrderOwner, asked: { reservationId: string; documentId: string }): Promise<Buffer> =>
      orderDocument(tools, owner, asked),
    receiveNotice: makeReceiveNotice(tools),
    settlePayments: (venueId: string, reservationId: string): Promise<void> =>
      settlePayments(tools, venueId, reservationId),
    owing,
    priceWentBack,
    reconcile: (limit: number): Promise<number> => reconcilePayments(tools, limit),
    ...moneyUseCases(tools),
  };
}
