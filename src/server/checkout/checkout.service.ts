import { knownMethods } from '#domain/checkout/knownMethods.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { problem } from '#server/http/problem.ts';
import type { CheckoutResult, PaymentMethod, Redemption, RedemptionResult } from '#contract/names.ts';
import type { RedemptionKind } from '#server/db/moneyTables.ts';
import type { SessionContext } from '#server/reservations/reservations.service.ts';
import { checkoutResult } from './checkoutResult.ts';
import { createPayment } from './createPayment.ts';
import { payOnLocation } from './payOnLocation.ts';
import { redeemCode, redeemedOf, removeRedeemed } from './redeemCode.ts';
import { receiveNotice } from './webhook.ts';
import { reconcilePayments } from './reconcilePayments.ts';
import { moneyUseCases } from './moneyUseCases.ts';
import { settlePayments } from './settlePayments.ts';
import type { CheckoutTools } from './checkoutTools.ts';

/** What the site can take today; cards and Bancontact need fields of their own. */
const offeredMethods: readonly string[] = ['ideal'];

export type CheckoutService = ReturnType<typeof makeCheckoutService>;

/** The use cases of paying. Each throws the problems that its own file names. */
export function makeCheckoutService(tools: CheckoutTools) {
  return {
    /** The methods a visitor can choose now, with the label the venue gives them. Throws `payment_provider_unavailable`. */
    async methods(context: SessionContext): Promise<PaymentMethod[]> {
      try {
        const offered = await tools.payments.methods();
        return knownMethods(offered)
          .filter(({ id }) => offeredMethods.includes(id))
          .map(({ id, description }) => ({
            id: id as PaymentMethod['id'],
            label: id === 'ideal' ? context.venue.settings.idealLabel : description,
          }));
      } catch (error) {
        if (error instanceof PaymentProviderError) throw problem('payment_provider_unavailable');
        throw error;
      }
    },

    /** Throws `method_unknown`, and what `createPayment` throws. */
    async pay(context: SessionContext, reservationId: string, method: string): Promise<{ redirectUrl: string }> {
      if (!offeredMethods.includes(method)) throw problem('method_unknown');
      return createPayment(tools, context, reservationId, method);
    },

    payOnLocation: (context: SessionContext, reservationId: string): Promise<string> =>
      payOnLocation(tools, context, reservationId),
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
    receiveNotice: (venueId: string | undefined, id: string): Promise<void> => receiveNotice(tools, venueId, id),
    settlePayments: (venueId: string, reservationId: string): Promise<void> =>
      settlePayments(tools, venueId, reservationId),
    reconcile: (limit: number): Promise<number> => reconcilePayments(tools, limit),
    ...moneyUseCases(tools),
  };
}
