import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { BulkMailDraft, BulkMailForm, BulkMailWords, GuestsSearch } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';

/** `words`: null while they cannot be sent. */
export const bulkMailCountQuery = (search: GuestsSearch, words: BulkMailWords | null) =>
  queryOptions({
    queryKey: ['admin', 'bulkMail', search, words],
    queryFn: ({ signal }) => {
      const body = { search, ...(words === null ? {} : { words }) };
      return dataOf(api.POST('/admin/reservations/mails/count', { body, signal }));
    },
    staleTime: 0,
  });

export const previewBulkMail = mutationOptions({
  mutationFn: (body: BulkMailDraft) => dataOf(api.POST('/admin/reservations/mails/preview', { body })),
});

export const sendBulkMail = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ key, body }: { key: string; body: BulkMailForm }) =>
      dataOf(api.POST('/admin/reservations/mails', { params: { header: { 'Idempotency-Key': key } }, body })),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['admin', 'bulkMail'] }),
        client.invalidateQueries({ queryKey: ['admin', 'mails'] }),
        client.invalidateQueries({ queryKey: ['admin', 'reservation'] }),
      ]),
  });
