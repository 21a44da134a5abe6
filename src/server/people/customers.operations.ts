import { bearerOf } from '#server/http/context.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { customerOf } from '#server/http/customerCaller.ts';
import type { CustomersService } from './customers.service.ts';

type CustomerOperations = Pick<
  Handlers,
  | 'registerCustomer'
  | 'loginCustomer'
  | 'findAddress'
  | 'logoutCustomer'
  | 'getCustomer'
  | 'updateCustomer'
  | 'confirmCustomerEmail'
  | 'resendCustomerConfirmation'
  | 'requestCustomerPasswordReset'
  | 'checkCustomerResetToken'
  | 'resetCustomerPassword'
>;

interface Reservations {
  /** Takes the customer off what this visitor has not booked yet. */
  leave(context: RequestContext, customerId: string): Promise<void>;
  /** Throws `reservation_expired`, `reservation_cancelled`. */
  mustNotHaveEnded(context: RequestContext): Promise<void>;
}

export const customersOperations = (customers: CustomersService, reservations: Reservations): CustomerOperations => ({
  registerCustomer: async ({ context, body }) => {
    await reservations.mustNotHaveEnded(context);
    return { status: 201, body: { data: { accessToken: await customers.register(context, body) } } };
  },
  loginCustomer: async ({ context, body }) => ({
    status: 200,
    body: { data: { accessToken: await customers.login(context, body) } },
  }),
  findAddress: async ({ context, body }) => ({
    status: 200,
    body: { data: await customers.findAddress(context, body) },
  }),
  logoutCustomer: async ({ context, headers }) => {
    const token = bearerOf(headers);
    await reservations.leave(context, customerOf(context));
    if (token !== null) await customers.logout(context.venue.venueId, token);
    return { status: 204 };
  },
  getCustomer: async ({ context }) => ({
    status: 200,
    body: { data: await customers.read(context.venue.venueId, customerOf(context)) },
  }),
  updateCustomer: async ({ context, body }) => ({
    status: 200,
    body: { data: await customers.update(context, customerOf(context), body) },
  }),
  confirmCustomerEmail: async ({ context, headers, body }) => {
    const confirmation = { token: body.token, bearer: bearerOf(headers) };
    return {
      status: 200,
      body: { data: { email: await customers.confirmEmail(context.venue.venueId, confirmation) } },
    };
  },
  resendCustomerConfirmation: async ({ context }) => {
    await customers.resendConfirmation(context, customerOf(context));
    return { status: 204 };
  },
  requestCustomerPasswordReset: async ({ context, body }) => {
    await customers.requestPasswordReset(context, body);
    return { status: 204 };
  },
  checkCustomerResetToken: async ({ context, params }) => ({
    status: 200,
    body: { data: { email: await customers.checkResetToken(context.venue.venueId, params.token) } },
  }),
  resetCustomerPassword: async ({ context, params, body }) => {
    await customers.resetPassword(context, { token: params.token, form: body });
    return { status: 204 };
  },
});
