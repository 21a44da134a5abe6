import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AuditEntry } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';

export const entriesPerPage = 20;

/** What was done with an object, 'kind:id', newest first. */
export const auditEntriesQuery = (object: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'auditEntries', object],
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
