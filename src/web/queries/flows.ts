import { queryOptions } from '@tanstack/react-query';
import { client } from '#web/api/later.ts';
import { startData } from '#web/api/startData.ts';
import { reservationSession } from '#web/api/tokens.ts';

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

type Stretch = { from: string; to: string };

export const flowScheduleQuery = ({ flowId, from, to, persons }: Stretch & { flowId: string; persons: number }) =>
  queryOptions({
    queryKey: ['flows', 'schedule', flowId, from, to, persons, reservationSession() ?? ''],
    queryFn: async ({ signal }) => {
      const { api, bodyOf } = await client();
      return bodyOf(
        api.GET('/flows/{id}/schedule/{from}-{to}', {
          params: { path: { id: flowId, from, to }, query: { persons } },
          signal,
        }),
      );
    },
    staleTime: 20_000,
  });

export type StepRequest = { flowId: string; page: number; date: string; persons: number };

export const flowStepQuery = ({ flowId, page, date, persons }: StepRequest) =>
  queryOptions({
    queryKey: ['flows', 'step', flowId, page, date, persons],
    queryFn: async ({ signal }) => {
      const { api, dataOf } = await client();
      return dataOf(
        api.GET('/flows/{id}/step/{step}', {
          params: { path: { id: flowId, step: page }, query: { date, persons } },
          signal,
        }),
      );
    },
  });
