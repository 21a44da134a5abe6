import { created } from '#server/http/handlers.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { callerFor, staffOf, venueFor } from '#server/http/staffCaller.ts';
import type { PaymentsService } from './payments.service.ts';

type PaymentOperations = Pick<Handlers, 'listPayments' | 'getPayment' | 'listLedger' | 'recordDeskPayment'>;

export const paymentOperations = (payments: PaymentsService): PaymentOperations => ({
  listPayments: async ({ context, query }) => ({
    status: 200,
    body: await payments.list(callerFor(context, 'readMoney').venue, query),
  }),
  getPayment: async ({ context, params }) => ({
    status: 200,
    body: { data: await payments.read(venueFor(context, 'readMoney'), params.id) },
  }),
  listLedger: async ({ context, query }) => ({
    status: 200,
    body: await payments.ledger(callerFor(context, 'readMoney').venue, query),
  }),
  recordDeskPayment: async ({ context, params, body, keep }) => {
    const by = { venueId: venueFor(context, 'changeMoney'), staffId: staffOf(context).id };
    return created(await payments.recordAtDesk({ ...by, kept: keep(created) }, params.id, body));
  },
});
