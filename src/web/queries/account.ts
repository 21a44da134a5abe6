import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CustomerForm } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/client.ts';
import { customerQuery } from './customers.ts';

export const customerReservationsQuery = queryOptions({
  queryKey: ['customers', 'reservations'],
  queryFn: ({ signal }) => dataOf(api.GET('/customers/reservations', { signal })),
  staleTime: 0,
});

/** Also refetches the customer whose address it is. */
export async function confirmEmail(client: QueryClient, token: string): Promise<{ email: string }> {
  const confirmed = await dataOf(api.POST('/customers/confirm', { body: { token } }));
  await client.invalidateQueries({ queryKey: customerQuery.queryKey, refetchType: 'all' });
  return confirmed;
}

export const resendConfirmation = (): Promise<unknown> => bodyOf(api.POST('/customers/confirmation'));

/** Also refetches what the reservation shows of the customer. */
export async function saveCustomer(client: QueryClient, form: CustomerForm): Promise<void> {
  client.setQueryData(customerQuery.queryKey, await dataOf(api.PUT('/customers', { body: form })));
  await client.invalidateQueries({ queryKey: ['reservation'] });
}
