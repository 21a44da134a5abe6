import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CustomerForm, CustomerRegistration, EmailForm, LoginForm, PasswordForm } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/client.ts';
import { customerToken, forgetVisitor, setCustomerToken } from '#web/api/tokens.ts';
import { forgetHolds } from './openHolds.ts';
import { forgetPlan } from './storedPlan.ts';
import { forgetTyped } from './typedForms.ts';

/** Fails without a token (specification §4); never retried. */
export const customerQuery = queryOptions({
  queryKey: ['customers', 'me'],
  queryFn: ({ signal }) => {
    if (customerToken() === null) throw new Error('No admin token found');
    return dataOf(api.GET('/customers', { signal }));
  },
  retry: false,
  refetchOnMount: false,
});

/** Null when nothing is found; what fails counts as nothing, because visitors can type it. */
export const addressQuery = (question: { zipCode: string; houseNumber: number }) =>
  queryOptions({
    queryKey: ['address', question],
    queryFn: ({ signal }) => dataOf(api.POST('/customers/address', { body: question, signal })).catch(() => null),
    staleTime: Infinity,
    retry: false,
  });

export const customerReservationsQuery = queryOptions({
  queryKey: ['customers', 'reservations'],
  queryFn: ({ signal }) => dataOf(api.GET('/customers/reservations', { signal })),
  staleTime: 0,
});

export const subscriptionsQuery = queryOptions({
  queryKey: ['customers', 'subscriptions'],
  queryFn: ({ signal }) => dataOf(api.GET('/customers/subscriptions', { signal })),
  staleTime: 0,
});

export async function storeLogin(client: QueryClient, { accessToken }: { accessToken: string }): Promise<void> {
  client.removeQueries({ queryKey: ['customers'] });
  setCustomerToken(accessToken);
  forgetTyped();
  await client.prefetchQuery(customerQuery);
}

export const login = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (form: LoginForm) => dataOf(api.POST('/customers/login', { body: form })),
    onSuccess: (token) => storeLogin(client, token),
  });

export const register = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (form: CustomerRegistration) => dataOf(api.POST('/customers/register', { body: form })),
    onSuccess: (token) => storeLogin(client, token),
  });

/** Also refetches the customer whose address it is. */
export async function confirmEmail(client: QueryClient, token: string): Promise<{ email: string }> {
  const confirmed = await dataOf(api.POST('/customers/confirm', { body: { token } }));
  await client.invalidateQueries({ queryKey: customerQuery.queryKey, refetchType: 'all' });
  return confirmed;
}

export const resendConfirmation = mutationOptions({
  mutationFn: () => bodyOf(api.POST('/customers/confirmation')),
});

/** Also refetches what the reservation shows of the customer. */
export const saveCustomer = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (form: CustomerForm) => dataOf(api.PUT('/customers', { body: form })),
    onSuccess: (customer) => {
      client.setQueryData(customerQuery.queryKey, customer);
      return client.invalidateQueries({ queryKey: ['reservation'] });
    },
  });

export const requestPasswordReset = mutationOptions({
  mutationFn: (form: EmailForm) => bodyOf(api.POST('/customers/reset-password', { body: form })),
});

export const resetTokenOwner = (token: string) =>
  dataOf(api.GET('/customers/reset-password/{token}', { params: { path: { token } } }));

/** Ends every login, also the one of this browser. */
export const resetPassword = (token: string) =>
  mutationOptions({
    mutationFn: (form: PasswordForm) =>
      bodyOf(api.POST('/customers/reset-password/{token}', { params: { path: { token } }, body: form })),
    onSuccess: () => setCustomerToken(null),
  });

const personal = [['customers'], ['reservation'], ['proposals'], ['checkout']];

/** Whoever comes next at this browser sees nothing. */
export function forgetLogin(client: QueryClient): void {
  forgetVisitor();
  forgetHolds();
  forgetPlan();
  forgetTyped();
  for (const queryKey of personal) client.removeQueries({ queryKey });
}

/** Also when the server cannot be reached. */
export async function logOut(client: QueryClient): Promise<void> {
  const loggedOut = bodyOf(api.POST('/customers/logout')).catch(() => null);
  forgetLogin(client);
  await loggedOut;
}
