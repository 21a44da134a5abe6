import { queryOptions } from '@tanstack/react-query';
import { client } from '#web/api/later.ts';
import { startData } from '#web/api/startData.ts';

export const startQuery = queryOptions({
  queryKey: ['flows', 'start'],
  queryFn: async ({ signal }) => {
    const { api, dataOf } = await client();
    return dataOf(api.GET('/flows/start', { signal }));
  },
  initialData: startData.start,
});

export const flowQuery = (slug: string) =>
  queryOptions({
    queryKey: ['flows', 'slug', slug],
    queryFn: async ({ signal }) => {
      const { api, dataOf } = await client();
      return dataOf(api.GET('/flows/{id}', { params: { path: { id: slug }, query: { type: 'slug' } }, signal }));
    },
  });
