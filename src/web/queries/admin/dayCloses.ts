import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DayClose, DayCloseForm, LedgerEntry, OpenDay } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { everyPage } from '#web/api/everyPage.ts';

export const closesPerPage = 25;

const closesKey = ['admin', 'money', 'dayCloses'] as const;

export const dayClosesQuery = (query: { sort?: string; cursor?: string }) =>
  queryOptions({
    queryKey: [...closesKey, query],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/admin/day-closes', { params: { query: { pageSize: closesPerPage, ...query } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A close never changes. */
export const dayCloseQuery = (id: string) =>
  queryOptions({
    queryKey: [...closesKey, 'one', id],
    queryFn: ({ signal }): Promise<DayClose> =>
      dataOf(api.GET('/admin/day-closes/{id}', { params: { path: { id } }, signal })),
    staleTime: Infinity,
  });

export const movementsQuery = (id: string) =>
  queryOptions({
    queryKey: [...closesKey, 'movements', id],
    queryFn: ({ signal }): Promise<LedgerEntry[]> =>
      everyPage((part) => {
        const body = { ...part, filter: `closeId:${id}`, sort: 'at' };
        return bodyOf(api.POST('/admin/ledger/search', { body, signal }));
      }),
    staleTime: Infinity,
  });

export const readOpenDay = (signal: AbortSignal): Promise<OpenDay> =>
  dataOf(api.GET('/admin/day-closes/open', { signal }));

export async function closeDay(client: QueryClient, { key, body }: { key: string; body: DayCloseForm }) {
  const close = await dataOf(api.POST('/admin/day-closes', { params: { header: { 'Idempotency-Key': key } }, body }));
  client.setQueryData(dayCloseQuery(close.id).queryKey, close);
  await client.invalidateQueries({ queryKey: closesKey, refetchType: 'none' });
  return close;
}
