import type { QueryClient } from '@tanstack/react-query';
import { visitsLeft } from '#domain/credits/visits.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { CardVisits } from '#machines/reservation/reservation.types.ts';
import { subscriptionsQuery } from '#web/queries/customers.ts';

/** The visits left on the customer's cards on a day, asked anew: a card may have been bought meanwhile. */
export async function countVisits(client: QueryClient, date: LocalDate): Promise<CardVisits> {
  const left = visitsLeft(await client.fetchQuery({ ...subscriptionsQuery, staleTime: 0 }), date);
  return { left: Number.isFinite(left) ? left : null };
}
