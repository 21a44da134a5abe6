import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#web/api/client.ts';

const pageSize = 10;

type Page = { before?: string; limit: number };

/** Pages that follow each other by the id of the last one read. */
const history = <Item extends { id: string }>(
  name: string,
  read: (page: Page, signal: AbortSignal) => Promise<Item[]>,
) =>
  infiniteQueryOptions({
    queryKey: ['customers', name],
    queryFn: ({ pageParam, signal }) =>
      read({ limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < pageSize ? null : (page.at(-1)?.id ?? null)),
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
  });

export const pastReservationsQuery = history('past', (query, signal) =>
  dataOf(api.GET('/customers/reservations/past', { params: { query }, signal })),
);

export const ordersQuery = history('orders', (query, signal) =>
  dataOf(api.GET('/customers/orders', { params: { query }, signal })),
);

export const giftCardsQuery = queryOptions({
  queryKey: ['customers', 'giftCards'],
  queryFn: ({ signal }) => dataOf(api.GET('/customers/gift-cards', { signal })),
  staleTime: 0,
});

export type CreditKey = { of: 'gift-cards' | 'subscriptions'; id: string };

export const movementsQuery = ({ of, id }: CreditKey) =>
  queryOptions({
    queryKey: ['customers', of, id, 'movements'],
    queryFn: ({ signal }) => dataOf(api.GET(`/customers/${of}/{id}/movements`, { params: { path: { id } }, signal })),
    staleTime: 0,
  });
