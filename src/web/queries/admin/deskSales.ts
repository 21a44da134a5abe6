import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DeskSale, DeskSaleForm } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';
import { readGiftCardsAgain } from './giftCards.ts';
import { thenRead } from './thenRead.ts';

export const deskSaleOffersQuery = queryOptions({
  queryKey: ['admin', 'deskSaleOffers'],
  queryFn: ({ signal }) => dataOf(api.GET('/admin/desk-sales/offers', { signal })),
  staleTime: 0,
});

export function sellAtDesk(client: QueryClient, { key, body }: { key: string; body: DeskSaleForm }): Promise<DeskSale> {
  return thenRead(
    () => dataOf(api.POST('/admin/desk-sales', { params: { header: { 'Idempotency-Key': key } }, body })),
    () =>
      Promise.all([
        readGiftCardsAgain(client),
        client.invalidateQueries({ queryKey: deskSaleOffersQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['admin', 'subscriptions'] }),
      ]),
  );
}
