import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ListSearch, StaffMail } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';

export const mailsPerPage = 25;

const mailsKey = ['admin', 'mails'] as const;

export const mailsQuery = (body: ListSearch) =>
  queryOptions({
    queryKey: [...mailsKey, body],
    queryFn: ({ signal }) => bodyOf(api.POST('/admin/mails/search', { body, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const sendAgain = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string): Promise<StaffMail> =>
      dataOf(api.POST('/admin/mails/{id}/retry', { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: mailsKey }),
  });
