import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import { spreadVisits } from '#domain/credits/visits.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { guestsWithItems, lockSubscriptionsOf, spendOn } from './subscriptions.repo.ts';

/** A reservation that may be paid with visits of a card. */
export interface VisitRow {
  venueId: string;
  id: string;
  slug: string;
  customerId: string | null;
  day: LocalDate;
}

/**
 * Which cards of the customer pay the visit of every guest who has something, on the day of the visit; nothing unless the
 * flow is the one for cards. The cards are locked until the transaction ends. Throws `subscription_missing`.
 */
async function sharesOf(tx: Tx, row: VisitRow): Promise<{ id: string; visits: number }[]> {
  const { venueId, customerId, day } = row;
  if (row.slug !== cardFlowSlug) return [];
  const cards = customerId === null ? [] : await lockSubscriptionsOf(tx, { venueId, customerId });
  const shares = spreadVisits(cards, { day, visits: await guestsWithItems(tx, venueId, row.id) });
  if (shares === null) throw problem('subscription_missing');
  return shares;
}

/** Throws `subscription_missing` when the reservation must be paid with visits that the customer does not have. */
export async function needVisits(tx: Tx, row: VisitRow): Promise<void> {
  await sharesOf(tx, row);
}

/** Counts the visits of a reservation that is being confirmed, once. Throws `subscription_missing`. */
export async function spendVisits(tx: Tx, row: VisitRow): Promise<void> {
  for (const { id, visits } of await sharesOf(tx, row)) {
    await spendOn(tx, { venueId: row.venueId, subscriptionId: id, reservationId: row.id, visits });
  }
}
