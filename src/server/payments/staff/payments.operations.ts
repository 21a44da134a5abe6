import { created } from '#server/http/handlers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import { deskRedemptionOperations } from './deskRedemptions.operations.ts';
import type { DeskRedemptionOperations } from './deskRedemptions.operations.ts';
import type { PaymentsService } from './payments.service.ts';

type PaymentOperations = Pick<
  Handlers,
  | 'listPayments'
  | 'getPayment'
  | 'listLedger'
  | 'recordDeskPayment'
  | 'refundAtDesk'
  | 'sellAtDesk'
  | 'listDeskSaleOffers'
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
  listDeskSaleOffers: async ({ context }) => ({
    status: 200,
    body: { data: await payments.saleOffers(context) },
  }),
  sellAtDesk: async ({ context, body, saveResponseAs }) => {
    const { venue, language, network } = context;
    const by = { venue, language, network, staffId: staffOf(context).id };
    return created(await payments.sell({ ...by, saveResponse: saveResponseAs(created) }, body));
  },
  refundAtDesk: async ({ context, params, body, saveResponseAs }) => {
    const by = { venueId: context.venue.venueId, staffId: staffOf(context).id };
    return created(await payments.refundAtDesk({ ...by, saveResponse: saveResponseAs(created) }, params.id, body));
  },
});
