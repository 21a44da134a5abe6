import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  Customer,
  CustomerDetails,
  CustomerForm,
  CustomerMerge,
  CustomerMergePreview,
  CustomerNote,
  CustomerSubscription,
  LikelyDouble,
  ListSearch,
} from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';

export const customersPerPage = 25;

export const customersQuery = (body: ListSearch) =>
  queryOptions({
    queryKey: ['admin', 'customers', body],
    queryFn: ({ signal }) => bodyOf(api.POST('/admin/customers/search', { body, signal })),
    staleTime: 0,
  });

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'customer', id],
    queryFn: ({ signal }): Promise<CustomerDetails> =>
      dataOf(api.GET('/admin/customers/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

export const saveCustomer = (id: string, body: CustomerForm): Promise<Customer> =>
  dataOf(api.PUT('/admin/customers/{id}', { params: { path: { id } }, body }));

export const saveCustomerNote = (id: string, body: CustomerNote): Promise<CustomerNote> =>
  dataOf(api.PUT('/admin/customers/{id}/note', { params: { path: { id } }, body }));

export const correctVisits = (
  id: string,
  subscriptionId: string,
  body: { used: number; usedBefore: number; reason: string },
): Promise<CustomerSubscription> =>
  dataOf(
    api.POST('/admin/customers/{id}/subscriptions/{subscriptionId}/uses', {
      params: { path: { id, subscriptionId } },
      body,
    }),
  );

export async function endSessionsOfCustomer(client: QueryClient, id: string): Promise<void> {
  await bodyOf(api.DELETE('/admin/customers/{id}/sessions', { params: { path: { id } } }));
  await client.invalidateQueries({ queryKey: ['admin'] });
}

export const exportCustomer = (id: string, body: { password: string }) =>
  dataOf(api.POST('/admin/customers/{id}/export', { params: { path: { id } }, body }));

export async function eraseCustomer(client: QueryClient, id: string, body: { password: string }): Promise<void> {
  await bodyOf(api.POST('/admin/customers/{id}/erase', { params: { path: { id } }, body }));
  client.removeQueries({ queryKey: ['admin', 'customer', id] });
  await client.invalidateQueries({ queryKey: ['admin', 'customers'] });
}

export const doublesQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'customer', id, 'doubles'],
    queryFn: ({ signal }): Promise<LikelyDouble[]> =>
      dataOf(api.GET('/admin/customers/{id}/doubles', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

export const mergePreviewQuery = (id: string, otherId: string) =>
  queryOptions({
    queryKey: ['admin', 'customer', id, 'merge', otherId],
    queryFn: ({ signal }): Promise<CustomerMergePreview> =>
      dataOf(api.GET('/admin/customers/{id}/merge/{otherId}', { params: { path: { id, otherId } }, signal })),
    staleTime: 0,
  });

/** `id`: of the account that stays. */
export async function mergeCustomers(client: QueryClient, id: string, body: CustomerMerge): Promise<void> {
  await dataOf(api.POST('/admin/customers/{id}/merge', { params: { path: { id } }, body }));
  client.removeQueries({ queryKey: ['admin', 'customer', body.otherId] });
  await Promise.all([
    client.invalidateQueries({ queryKey: ['admin', 'customer', id] }),
    client.invalidateQueries({ queryKey: ['admin', 'customers'] }),
  ]);
}
