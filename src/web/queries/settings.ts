import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Config } from '#contract/names.ts';
import { client } from '#web/api/later.ts';
import { startData } from '#web/api/startData.ts';

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async ({ signal }) => {
    const { api, dataOf } = await client();
    return dataOf(api.GET('/config', { signal }));
  },
  initialData: startData.config,
  staleTime: 5 * 60_000,
});

/** The venue's terms, and what it adds about privacy and accessibility. */
export const legalTextsQuery = queryOptions({
  queryKey: ['legal-texts'],
  queryFn: async ({ signal }) => {
    const { api, dataOf } = await client();
    return dataOf(api.GET('/legal-texts', { signal }));
  },
});

export const useConfig = (): Config => useSuspenseQuery(configQuery).data;
