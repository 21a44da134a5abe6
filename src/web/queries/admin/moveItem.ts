import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { MoveForm, MoveResult } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';
import { dayBoardKey } from './dayBoard.ts';
import { readReservationAgain } from './reservations.ts';
import { thenRead } from './thenRead.ts';

const previewFor = 5_000;

/** What fits; the last answer stays while the next is on its way. */
export const movePreviewQuery = (date: string, form: MoveForm) =>
  queryOptions({
    queryKey: [...dayBoardKey, 'move', date, form],
    queryFn: ({ signal }): Promise<MoveResult> =>
      dataOf(
        api.POST('/admin/day-board/{date}/moves', {
          params: { path: { date } },
          body: { ...form, preview: true },
          signal,
        }),
      ),
    staleTime: previewFor,
    retry: false,
    placeholderData: keepPreviousData,
  });

export function moveItem(
  client: QueryClient,
  { date, reservationId, form }: { date: string; reservationId: string; form: MoveForm },
): Promise<MoveResult> {
  const params = { path: { date }, header: { 'Idempotency-Key': idempotencyKey() } };
  return thenRead(
    () => dataOf(api.POST('/admin/day-board/{date}/moves', { params, body: form })),
    () =>
      Promise.all([readReservationAgain(client, reservationId), client.invalidateQueries({ queryKey: dayBoardKey })]),
  );
}
