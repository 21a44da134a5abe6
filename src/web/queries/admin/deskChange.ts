import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { StaffChange, StaffChangeOrder, StaffChangeQuote } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';
import { readReservationAgain, reservationQuery } from './reservations.ts';

const at = (id: string) => ({ path: { id } });

export const changeOptionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...reservationQuery(id).queryKey, 'changes'],
    queryFn: ({ signal }) => dataOf(api.GET('/admin/reservations/{id}/changes', { params: at(id), signal })),
    staleTime: 0,
  });

export const quoteStaffChange = (id: string, body: StaffChange, signal: AbortSignal): Promise<StaffChangeQuote> =>
  dataOf(api.POST('/admin/reservations/{id}/changes/quote', { params: at(id), body, signal }));

/** Whatever the answer, the reservation is read again: of two desks the second sees what the first did. */
export async function applyStaffChange(
  client: QueryClient,
  { id, key, body }: { id: string; key: string; body: StaffChangeOrder },
): Promise<void> {
  const params = { ...at(id), header: { 'Idempotency-Key': key } };
  try {
    await dataOf(api.POST('/admin/reservations/{id}/changes', { params, body }));
  } finally {
    await Promise.all([
      readReservationAgain(client, id),
      client.invalidateQueries({ queryKey: ['admin', 'dayBoard'] }),
      client.invalidateQueries({ queryKey: ['admin', 'customer'] }),
    ]);
  }
}
