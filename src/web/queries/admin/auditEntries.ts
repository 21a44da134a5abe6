import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AuditEntry, ListSearch } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';

const historyKey = ['admin', 'auditEntries'] as const;

const entriesPerPage = 20;

/** What was done with an object, 'kind:id', newest first. */
export const auditEntriesQuery = (object: string) =>
  infiniteQueryOptions({
    queryKey: [...historyKey, object],
    queryFn: ({ pageParam, signal }): Promise<AuditEntry[]> =>
      dataOf(
        api.GET('/admin/audit-entries', {
          params: { query: { object, limit: entriesPerPage, ...(pageParam === null ? {} : { before: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < entriesPerPage ? null : (page.at(-1)?.id ?? null)),
    staleTime: 0,
  });

export const entriesPerSearch = 25;

/** Of every object. */
export const auditSearchQuery = (body: ListSearch) =>
  queryOptions({
    queryKey: [...historyKey, 'search', body],
    queryFn: ({ signal }) => bodyOf(api.POST('/admin/audit-entries/search', { body, signal })),
    staleTime: 0,
  });

/** Whatever staff change may be in a history that is shown. */
export function followChanges(client: QueryClient): void {
  client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'updated' && mutation.state.status === 'success') {
      void readHistoriesAgain(client);
    }
  });
}

export const readHistoriesAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: historyKey });
