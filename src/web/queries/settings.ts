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

export const useConfig = (): Config => useSuspenseQuery(configQuery).data;
