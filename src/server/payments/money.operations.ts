import { created } from '#server/http/handlers.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { StaffAction } from './reconciliation/createRefund.ts';

type MoneyOperations = Pick<
  Handlers,
  | 'createRefund'
  | 'listRefunds'
  | 'refreshPayment'
  | 'listPaymentExceptions'
  | 'resolvePaymentException'
  | 'createPaymentLink'
  | 'getPaymentLink'
  | 'startLinkPayment'
>;

export const moneyOperations = (checkout: CheckoutService): MoneyOperations => ({
  createRefund: async ({ context, params, body, saveResponseAs }) =>
    created(
      await checkout.createRefund(
        { ...staffActionOf(context), saveResponse: saveResponseAs(created) },
        params.id,
        body,
      ),
    ),
  listRefunds: async ({ context, params }) => ({
    status: 200,
    body: { data: await checkout.listRefunds({ venueId: context.venue.venueId, id: params.id }) },
  }),
  refreshPayment: async ({ context, params }) => ({
    status: 200,
    body: { data: await checkout.refreshPayment({ venueId: context.venue.venueId, id: params.id }) },
  }),
  createPaymentLink: async ({ context, params, body, saveResponseAs }) =>
    created(
      await checkout.createPaymentLink(
        { venue: context.venue, staffId: staffOf(context).id, saveResponse: saveResponseAs(created) },
        params.id,
        body,
      ),
    ),
  getPaymentLink: async ({ context, params }) => ({
    status: 200,
    body: { data: await checkout.readPaymentLink(context, params.id) },
  }),
  startLinkPayment: async ({ context, params }) => ({
    status: 200,
    body: { data: await checkout.startLinkPayment(context, params.id) },
  }),
  listPaymentExceptions: async ({ context, query }) => ({
    status: 200,
    body: await checkout.paymentExceptions(context.venue.venueId, query),
  }),
  resolvePaymentException: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await checkout.resolveException({ venueId: context.venue.venueId, id: params.id }, body) },
  }),
});

const staffActionOf = (context: RequestContext): Omit<StaffAction<never>, 'kept'> => ({
  venueId: context.venue.venueId,
  staffId: staffOf(context).id,
});
