import { mailReceipt } from './receipts/mailReceipt.ts';
import type { ReceiptKey } from './receipts/receipt.repo.ts';
import { printReceipt, receiptDocument, receiptForStaff, receiptOf } from './receipts/receiptDocument.ts';
import type { ReceiptFile, ReceiptReader } from './receipts/receiptDocument.ts';
import type { Language } from '#domain/values/translated.ts';
import type {
  CheckoutResult,
  GiftCardBalance,
  OrderDocument,
  PaymentProviderCheck,
  Redemption,
  RedemptionResult,
} from '#contract/names.ts';
import type { RedemptionKind } from '#server/db/creditsTables.ts';
import { balanceOf } from '#server/credits/giftCards/giftCards.service.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import { checkoutResult } from './checkout/checkoutResult.ts';
import { checkProvider } from './checkout/checkProvider.ts';
import { makeCardFields } from './checkout/cardFields.ts';
import { throttleWrongCodes } from '#server/credits/redemptions/redemptions.service.ts';
import { createPayment } from './checkout/createPayment.ts';
import type { PaymentOrder } from './checkout/createPayment.ts';
import { makeOfferedMethods } from './checkout/offeredMethods.ts';
import { orderDocument, orderDocuments } from './checkout/orderDocuments.ts';
import type { OrderOwner } from './checkout/orderDocuments.ts';
import { outstanding } from './settlement/outstanding.ts';
import { payOnLocation } from './checkout/payOnLocation.ts';
import { redeemCode, listRedeemed, removeCode } from './checkout/redeemCode.ts';
import { makeHandleWebhook } from './reconciliation/webhook.ts';
import { reconcilePayments } from './reconciliation/reconcilePayments.ts';
import { moneyUseCases } from './moneyUseCases.ts';
import { isPriceRefunded } from './settlement/soldCredits.ts';
import { settlePayments } from './settlement/settlePayments.ts';
import type { PaymentDeps } from './settlement/paymentDeps.ts';

export type CheckoutService = ReturnType<typeof makeCheckoutService>;

export function makeCheckoutService(deps: PaymentDeps) {
  return {
    methods: makeOfferedMethods(deps),
    cardFields: makeCardFields(deps),
    checkProvider: (): Promise<PaymentProviderCheck> => checkProvider(deps),
    pay: (context: SessionContext, order: PaymentOrder): Promise<{ redirectUrl: string }> =>
      createPayment(deps, context, order),
    payOnLocation: (
      context: SessionContext,
      reservationId: string,
      saveResponse: SaveResponse<string>,
    ): Promise<string> => payOnLocation(deps, context, reservationId, saveResponse),
    result: (context: SessionContext, reservationId: string): Promise<CheckoutResult> =>
      checkoutResult(deps, context, reservationId),
    redeem: (
      context: SessionContext,
      input: { reservationId: string; kind: RedemptionKind; code: string },
    ): Promise<RedemptionResult> => redeemCode(deps, context, input),
    removeRedeemed: (
      context: SessionContext,
      redemption: { reservationId: string; kind: RedemptionKind; id: string },
    ): Promise<RedemptionResult> => removeCode(deps, context, redemption),
    redeemed: (context: SessionContext, reservationId: string): Promise<Redemption[]> =>
      listRedeemed(deps, context, reservationId),
    giftCardBalance: (context: SessionContext, code: string): Promise<GiftCardBalance> =>
      throttleWrongCodes(deps.throttle, context, () => balanceOf(deps.db, context.venue.venueId, code)),
    documents: (owner: OrderOwner, reservationId: string): Promise<OrderDocument[]> =>
      orderDocuments(deps, owner, reservationId),
    receiptOf: (reader: ReceiptReader, reservationId: string): Promise<ReceiptFile> =>
      receiptOf(deps, reader, reservationId),
    receiptForStaff: (venueId: string, reservationId: string): Promise<ReceiptFile> =>
      receiptForStaff(deps, { venueId, reservationId }),
    printReceipt: (key: ReceiptKey, language: Language): Promise<ReceiptFile | null> =>
      printReceipt(deps, key, language),
    mailReceipt: (by: ReceiptKey & { staffId: string }, email: string | null): Promise<void> =>
      mailReceipt(deps, by, email),
    receipt: (owner: OrderOwner, reservationId: string): Promise<ReceiptFile> =>
      receiptDocument(deps, owner, reservationId),
    document: (owner: OrderOwner, document: { reservationId: string; documentId: string }): Promise<Buffer> =>
      orderDocument(deps, owner, document),
    handleWebhook: makeHandleWebhook(deps),
    settlePayments: (venueId: string, reservationId: string): Promise<void> =>
      settlePayments(deps, { venueId, reservationId }),
    outstanding,
    isPriceRefunded,
    reconcile: (limit: number): Promise<number> => reconcilePayments(deps, limit),
    ...moneyUseCases(deps),
  };
}
