import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CustomerRegistration, LoginForm } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/client.ts';
import { customerToken, forgetVisitor, setCustomerToken } from '#web/api/tokens.ts';
import { forgetHolds } from './openHolds.ts';
import { forgetGift } from './giftLink.ts';
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

export const login = async (client: QueryClient, form: LoginForm): Promise<void> =>
  storeLogin(client, await dataOf(api.POST('/customers/login', { body: form })));

export const register = async (client: QueryClient, form: CustomerRegistration): Promise<void> =>
  storeLogin(client, await dataOf(api.POST('/customers/register', { body: form })));

const personal = [['customers'], ['reservation'], ['proposals'], ['checkout']];

/** Whoever comes next at this browser sees nothing. */
export function forgetLogin(client: QueryClient): void {
  forgetVisitor();
  forgetHolds();
  forgetPlan();
  forgetGift();
  forgetTyped();
  for (const queryKey of personal) client.removeQueries({ queryKey });
}

/** Also when the server cannot be reached. */
export async function logOut(client: QueryClient): Promise<void> {
  const loggedOut = bodyOf(api.POST('/customers/logout')).catch(() => null);
  forgetLogin(client);
  await loggedOut;
}
