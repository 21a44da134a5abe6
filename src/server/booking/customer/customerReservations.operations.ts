import { customerOf } from '#server/http/customerCaller.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { CustomerReservationsService } from './customerReservations.service.ts';

type CustomerReservationOperations = Pick<
  Handlers,
  'listCustomerReservations' | 'listPastReservations' | 'listCustomerOrders'
>;

export const customerReservationOperations = (
  reservations: CustomerReservationsService,
): CustomerReservationOperations => ({
  listCustomerReservations: async ({ context }) => ({
    status: 200,
    body: { data: await reservations.coming(context, customerOf(context)) },
  }),
  listPastReservations: async ({ context, query }) => ({
    status: 200,
    body: { data: await reservations.past(context, { customerId: customerOf(context), ...query }) },
  }),
  listCustomerOrders: async ({ context, query }) => ({
    status: 200,
    body: { data: await reservations.orders(context, { customerId: customerOf(context), ...query }) },
  }),
});
