import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { SwapForm, SwapResult } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';
import { dayBoardKey } from './dayBoard.ts';
import { readReservationAgain } from './reservations.ts';
import { thenRead } from './thenRead.ts';

const previewFor = 5_000;

/** What fits; the last answer stays while the next is on its way. */
export const swapPreviewQuery = (date: string, form: SwapForm) =>
  queryOptions({
    queryKey: [...dayBoardKey, 'swap', date, form],
    queryFn: ({ signal }): Promise<SwapResult> =>
      dataOf(
        api.POST('/admin/day-board/{date}/swaps', {
          params: { path: { date } },
          body: { ...form, preview: true },
          signal,
        }),
      ),
    staleTime: previewFor,
    retry: false,
    placeholderData: keepPreviousData,
  });

export function swapItems(
  client: QueryClient,
  { date, reservationIds, form }: { date: string; reservationIds: readonly string[]; form: SwapForm },
): Promise<SwapResult> {
  const params = { path: { date }, header: { 'Idempotency-Key': idempotencyKey() } };
  return thenRead(
    () => dataOf(api.POST('/admin/day-board/{date}/swaps', { params, body: form })),
    () =>
      Promise.all([
        ...reservationIds.map((id) => readReservationAgain(client, id)),
        client.invalidateQueries({ queryKey: dayBoardKey }),
      ]),
  );
}
