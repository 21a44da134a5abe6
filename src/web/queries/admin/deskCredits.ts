import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DeskCodeForm, DeskCredit, DeskReturnForm, Redemption } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';
import { readReservationAgain, reservationQuery } from './reservations.ts';
import { thenRead } from './thenRead.ts';

/** Gift cards, vouchers and promo codes that pay it now. */
export const redemptionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...reservationQuery(id).queryKey, 'redemptions'],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/admin/reservations/{id}/redemptions', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

export const quoteCode = (id: string, body: DeskCodeForm, signal: AbortSignal): Promise<DeskCredit> =>
  dataOf(api.POST('/admin/reservations/{id}/redemptions/quote', { params: { path: { id } }, body, signal }));

type Keyed<Body> = { id: string; key: string; body: Body };

export function redeemCode(client: QueryClient, { id, key, body }: Keyed<DeskCodeForm>): Promise<Redemption[]> {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  return thenRead(
    () => dataOf(api.POST('/admin/reservations/{id}/redemptions', { params, body })),
    () => readReservationAgain(client, id),
  );
}

export const returnRedemption = (client: QueryClient, { id, redemptionId }: { id: string; redemptionId: string }) =>
  mutationOptions({
    mutationFn: ({ key, body }: { key: string; body: DeskReturnForm }) => {
      const params = { path: { id, redemptionId }, header: { 'Idempotency-Key': key } };
      return dataOf(api.POST('/admin/reservations/{id}/redemptions/{redemptionId}/return', { params, body }));
    },
    onSettled: () => readReservationAgain(client, id),
  });
