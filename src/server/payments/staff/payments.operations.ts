import { created } from '#server/http/handlers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import { deskRedemptionOperations } from './deskRedemptions.operations.ts';
import type { DeskRedemptionOperations } from './deskRedemptions.operations.ts';
import type { PaymentsService } from './payments.service.ts';

type PaymentOperations = Pick<
  Handlers,
  'listPayments' | 'getPayment' | 'listLedger' | 'recordDeskPayment' | 'refundAtDesk'
>;

export const paymentOperations = (payments: PaymentsService): PaymentOperations & DeskRedemptionOperations => ({
  ...deskRedemptionOperations(payments),
  listPayments: async ({ context, body }) => ({
    status: 200,
    body: await payments.list(context.venue, body),
  }),
  getPayment: async ({ context, params }) => ({
    status: 200,
    body: { data: await payments.read(context.venue.venueId, params.id) },
  }),
  listLedger: async ({ context, body }) => ({
    status: 200,
    body: await payments.ledger(context.venue, body),
  }),
  recordDeskPayment: async ({ context, params, body, saveResponseAs }) => {
    const by = { venueId: context.venue.venueId, staffId: staffOf(context).id };
    return created(await payments.recordAtDesk({ ...by, saveResponse: saveResponseAs(created) }, params.id, body));
  },
  refundAtDesk: async ({ context, params, body, saveResponseAs }) => {
    const by = { venueId: context.venue.venueId, staffId: staffOf(context).id };
    return created(await payments.refundAtDesk({ ...by, saveResponse: saveResponseAs(created) }, params.id, body));
  },
});
