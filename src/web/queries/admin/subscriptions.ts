import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ListSearch, Subscription, SubscriptionDetails } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';

const subscriptionsKey = ['admin', 'subscriptions'] as const;

export const subscriptionsPerPage = 25;

const at = (id: string) => ({ params: { path: { id } } });

export const subscriptionsQuery = (search: ListSearch) =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'list', search],
    queryFn: ({ signal }) => {
      const body = { pageSize: subscriptionsPerPage, ...search };
      return bodyOf(api.POST('/admin/subscriptions/search', { body, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const subscriptionQuery = (id: string) =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'one', id],
    queryFn: ({ signal }): Promise<SubscriptionDetails> =>
      dataOf(api.GET('/admin/subscriptions/{id}', { ...at(id), signal })),
    staleTime: 0,
  });

export const readSubscriptionsAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: subscriptionsKey });

export const blockSubscription = (id: string, body: { blocked: boolean; reason: string }): Promise<Subscription> =>
  dataOf(api.PUT('/admin/subscriptions/{id}/block', { ...at(id), body }));
