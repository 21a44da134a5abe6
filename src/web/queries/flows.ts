import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#web/api/client.ts';
import { startData } from '#web/api/startData.ts';

export const startQuery = queryOptions({
  queryKey: ['flows', 'start'],
  queryFn: ({ signal }) => dataOf(api.GET('/flows/start', { signal })),
  initialData: startData.start,
});

export const flowQuery = (slug: string) =>
  queryOptions({
    queryKey: ['flows', 'slug', slug],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/flows/{id}', { params: { path: { id: slug }, query: { type: 'slug' } }, signal })),
  });
