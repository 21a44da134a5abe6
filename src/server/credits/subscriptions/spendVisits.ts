import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import { allocateVisits } from '#domain/credits/visits.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { paidVisits } from './releaseVisits.ts';
import { guestsWithItems, lockSubscriptionsOf, spendOn } from './subscriptions.repo.ts';

export interface VisitRow {
  venueId: string;
  id: string;
  slug: string;
  customerId: string | null;
  day: LocalDate;
}

/** What is not paid yet. Locks the customer's subscriptions. Empty unless the flow is the one they pay. Throws `subscription_missing`. */
async function sharesOf(tx: Tx, row: VisitRow): Promise<{ id: string; visits: number }[]> {
  const { venueId, customerId, day } = row;
  if (row.slug !== cardFlowSlug) return [];
  const cards = customerId === null ? [] : await lockSubscriptionsOf(tx, { venueId, customerId });
  const visits = (await guestsWithItems(tx, venueId, row.id)) - (await paidVisits(tx, row));
  const shares = allocateVisits(cards, { day, visits });
  if (shares === null) throw problem('subscription_missing');
  return shares;
}

export async function assertVisits(tx: Tx, row: VisitRow): Promise<void> {
  await sharesOf(tx, row);
}

export async function spendVisits(tx: Tx, row: VisitRow): Promise<void> {
  for (const { id, visits } of await sharesOf(tx, row)) {
    await spendOn(tx, { venueId: row.venueId, subscriptionId: id, reservationId: row.id, visits });
  }
}
