import type { QueryClient } from '@tanstack/react-query';
import { visitsLeft } from '#domain/credits/visits.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { CardVisits } from '#machines/reservation/reservation.types.ts';
import { subscriptionsQuery } from '#web/queries/customers.ts';

/** Usable visits of the customer's cards on a day; null is unlimited. Never cached: a card may have been bought since. */
export async function countVisits(client: QueryClient, date: LocalDate): Promise<CardVisits> {
  const visits = visitsLeft(await client.fetchQuery({ ...subscriptionsQuery, staleTime: 0 }), date);
  return { visitsLeft: Number.isFinite(visits) ? visits : null };
}
