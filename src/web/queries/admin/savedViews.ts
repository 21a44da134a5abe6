import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { SavedViews } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';

export const savedViewsQuery = queryOptions({
  queryKey: ['admin', 'savedViews'],
  queryFn: ({ signal }) => dataOf(api.GET('/admin/reservations/views', { signal })),
  retry: false,
});

/** Where another device saved meanwhile, theirs are read again. */
export const saveViews = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: SavedViews) => dataOf(api.PUT('/admin/reservations/views', { body })),
    onSuccess: (saved) => client.setQueryData(savedViewsQuery.queryKey, saved),
    onError: () => client.invalidateQueries({ queryKey: savedViewsQuery.queryKey }),
  });
