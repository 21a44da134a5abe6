import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DeskSaleForm } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';
import { readGiftCardsAgain } from './giftCards.ts';

export const deskSaleOffersQuery = queryOptions({
  queryKey: ['admin', 'deskSaleOffers'],
  queryFn: ({ signal }) => dataOf(api.GET('/admin/desk-sales/offers', { signal })),
  staleTime: 0,
});

export const sellAtDesk = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ key, body }: { key: string; body: DeskSaleForm }) =>
      dataOf(api.POST('/admin/desk-sales', { params: { header: { 'Idempotency-Key': key } }, body })),
    onSettled: () =>
      Promise.all([
        readGiftCardsAgain(client),
        client.invalidateQueries({ queryKey: deskSaleOffersQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['admin', 'subscriptions'] }),
      ]),
  });
