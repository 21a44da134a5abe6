import { queryOptions } from '@tanstack/react-query';
import type { StartSection } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';

const fiveMinutes = 5 * 60_000;

/** The start page as visitors see it now. */
export const startPageQuery = queryOptions({
  queryKey: ['admin', 'start'],
  queryFn: ({ signal }): Promise<StartSection[]> => dataOf(api.GET('/flows/start', { signal })),
  staleTime: fiveMinutes,
});
