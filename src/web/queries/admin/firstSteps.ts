import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '#web/api/adminClient.ts';

export const firstStepsQuery = queryOptions({
  queryKey: ['admin', 'firstSteps'],
  queryFn: ({ signal }) => dataOf(api.GET('/settings/first-steps', { signal })),
  staleTime: 0,
});
