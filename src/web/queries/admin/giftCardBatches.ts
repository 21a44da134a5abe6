import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  GiftCardBatch,
  GiftCardBatchBlock,
  GiftCardBatchBlocked,
  GiftCardBatchIssue,
  GiftCardBatchPrint,
  ListSearch,
} from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';
import { giftCardsKey } from './giftCards.ts';

const batchesKey = [...giftCardsKey, 'batches'] as const;

export const batchesPerPage = 25;

const at = (id: string) => ({ params: { path: { id } } });

export const batchesQuery = (search: ListSearch) =>
  queryOptions({
    queryKey: [...batchesKey, 'list', search],
    queryFn: ({ signal }) => {
      const body = { pageSize: batchesPerPage, ...search };
      return bodyOf(api.POST('/admin/gift-card-batches/search', { body, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: [...batchesKey, 'one', id],
    queryFn: ({ signal }): Promise<GiftCardBatch> =>
      dataOf(api.GET('/admin/gift-card-batches/{id}', { ...at(id), signal })),
    staleTime: 0,
  });

/** Sends the same request with the same key, so that trying again makes no second batch. */
export function batchIssuer(): (body: GiftCardBatchIssue) => Promise<GiftCardBatch> {
  let request = { sent: '', key: '' };
  return (body) => {
    const sent = JSON.stringify(body);
    if (request.sent !== sent) request = { sent, key: idempotencyKey() };
    const params = { header: { 'Idempotency-Key': request.key } };
    return dataOf(api.POST('/admin/gift-card-batches', { params, body }));
  };
}

export const blockBatch = (id: string, body: GiftCardBatchBlock): Promise<GiftCardBatchBlocked> =>
  dataOf(api.POST('/admin/gift-card-batches/{id}/block', { ...at(id), body }));

export const printBatch = (id: string, layout: GiftCardBatchPrint['layout']): Promise<string | Blob> =>
  bodyOf(api.POST('/admin/gift-card-batches/{id}/print', { ...at(id), body: { layout }, parseAs: 'blob' }));

export const exportBatch = (id: string): Promise<string | Blob> =>
  bodyOf(api.POST('/admin/gift-card-batches/{id}/export', { ...at(id), parseAs: 'blob' }));
