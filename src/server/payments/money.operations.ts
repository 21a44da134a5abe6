import { created } from '#server/http/handlers.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { callerFor, staffOf, venueFor } from '#server/http/staffCaller.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { StaffDeed } from './reconciliation/createRefund.ts';

type MoneyOperations = Pick<
  Handlers,
  | 'createRefund'
  | 'listRefunds'
  | 'refreshPayment'
  | 'listMoneyTasks'
  | 'finishMoneyTask'
  | 'createPaymentLink'
  | 'getPaymentLink'
>;

/** Refunds, payment links, and money that asks for attention. */
export const moneyOperations = (checkout: CheckoutService): MoneyOperations => ({
  createRefund: async ({ context, params, body, keep }) =>
    created(await checkout.createRefund({ ...deedOf(context), kept: keep(created) }, params.id, body)),
  listRefunds: async ({ context, params }) => ({
    status: 200,
    body: { data: await checkout.listRefunds({ venueId: venueFor(context, 'readMoney'), id: params.id }) },
  }),
  refreshPayment: async ({ context, params }) => ({
    status: 200,
    body: { data: await checkout.refreshPayment({ venueId: venueFor(context, 'changeMoney'), id: params.id }) },
  }),
  createPaymentLink: async ({ context, params, body, keep }) =>
    created(await checkout.createPaymentLink({ ...deedOf(context), kept: keep(created) }, params.id, body)),
  getPaymentLink: async ({ context, params }) => ({
    status: 200,
    body: { data: await checkout.openPaymentLink(context, params.id) },
  }),
  listMoneyTasks: async ({ context, query }) => ({
    status: 200,
    body: await checkout.moneyTasks(venueFor(context, 'readMoney'), query),
  }),
  finishMoneyTask: async ({ context, params }) => ({
    status: 200,
    body: { data: await checkout.finishTask({ venueId: venueFor(context, 'changeMoney'), id: params.id }) },
  }),
});

/** The staff member who changes money. Throws `unauthorized`, `forbidden`. */
function deedOf(context: RequestContext): Omit<StaffDeed<never>, 'kept'> {
  const { venue } = callerFor(context, 'changeMoney');
  return { venueId: venue.venueId, staffId: staffOf(context).id };
}
