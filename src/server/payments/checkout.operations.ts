import type { Handlers } from '#server/http/handlers.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { problem } from '#server/http/problem.ts';
import { sessionContext } from '#server/booking/rows/sessionContext.service.ts';
import type { CheckoutService } from './checkout.service.ts';

type CheckoutOperations = Pick<
  Handlers,
  | 'listPaymentMethods'
  | 'getCardFields'
  | 'payOnLocation'
  | 'createPayment'
  | 'getCheckoutResult'
  | 'paymentWebhook'
  | 'checkPaymentProvider'
>;

const confirmed = (number: string) => ({
  status: 200 as const,
  body: { data: { status: 'confirmed' as const, number } },
});

export function checkoutOperations(checkout: CheckoutService): CheckoutOperations {
  return {
    listPaymentMethods: async ({ context, query }) => ({
      status: 200,
      body: { data: await checkout.methods(sessionContext(context), query.amount) },
    }),
    checkPaymentProvider: async () => ({ status: 200, body: { data: await checkout.checkProvider() } }),
    getCardFields: async () => ({ status: 200, body: { data: await checkout.cardFields() } }),
    payOnLocation: async ({ context, params, saveResponseAs }) =>
      confirmed(await checkout.payOnLocation(sessionContext(context), params.id, saveResponseAs(confirmed))),
    createPayment: async ({ context, params, body }) => ({
      status: 200,
      body: {
        data: await checkout.pay(sessionContext(context), {
          reservationId: params.id,
          name: params.method,
          cardToken: body.cardToken ?? null,
          payAll: body.payAll ?? false,
        }),
      },
    }),
    getCheckoutResult: async ({ context, params }) => ({
      status: 200,
      body: { data: await checkout.result(sessionContext(context), params.id) },
    }),
    paymentWebhook: async ({ query, body }) => {
      try {
        await checkout.handleWebhook(query.venue, body.id);
      } catch (error) {
        if (error instanceof PaymentProviderError) throw problem('service_unavailable');
        throw error;
      }
      return { status: 200 };
    },
  };
}
