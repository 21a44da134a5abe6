import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  GiftCard,
  GiftCardCorrection,
  GiftCardDetails,
  GiftCardIssue,
  GiftCardIssued,
  ListSearch,
} from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';

export const giftCardsKey = ['admin', 'giftCards'] as const;

export const giftCardsPerPage = 25;

const at = (id: string) => ({ params: { path: { id } } });

export const giftCardsQuery = (search: ListSearch) =>
  queryOptions({
    queryKey: [...giftCardsKey, 'list', search],
    queryFn: ({ signal }) => {
      const body = { pageSize: giftCardsPerPage, ...search };
      return bodyOf(api.POST('/admin/gift-cards/search', { body, signal }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const giftCardQuery = (id: string) =>
  queryOptions({
    queryKey: [...giftCardsKey, 'one', id],
    queryFn: ({ signal }): Promise<GiftCardDetails> => dataOf(api.GET('/admin/gift-cards/{id}', { ...at(id), signal })),
    staleTime: 0,
  });

export const readGiftCardsAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: giftCardsKey });

/** Sends the same request with the same key, so that trying again makes no second card. */
export function giftCardIssuer(): (body: GiftCardIssue) => Promise<GiftCardIssued> {
  let request = { sent: '', key: '' };
  return (body) => {
    const sent = JSON.stringify(body);
    if (request.sent !== sent) request = { sent, key: idempotencyKey() };
    const params = { header: { 'Idempotency-Key': request.key } };
    return dataOf(api.POST('/admin/gift-cards', { params, body }));
  };
}

export const blockGiftCard = (
  id: string,
  body: { blocked: boolean; reason: string; version: number },
): Promise<GiftCard> => dataOf(api.PUT('/admin/gift-cards/{id}/block', { ...at(id), body }));

export const correctGiftCard = (id: string, body: GiftCardCorrection): Promise<GiftCard> =>
  dataOf(api.PUT('/admin/gift-cards/{id}/balance', { ...at(id), body }));

export const mailGiftCard = (id: string, email: string | null): Promise<unknown> =>
  bodyOf(api.POST('/admin/gift-cards/{id}/mail', { ...at(id), body: { email } }));

export const printGiftCard = (id: string): Promise<string | Blob> =>
  bodyOf(api.POST('/admin/gift-cards/{id}/print', { ...at(id), parseAs: 'blob' }));
