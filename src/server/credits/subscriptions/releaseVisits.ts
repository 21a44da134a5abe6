import { visitsToReturn } from '#domain/credits/visits.ts';
import type { Tx } from '#server/db/schema.ts';
import { guestsWithItems } from './subscriptions.repo.ts';
import { lockVisitsPaid, returnVisits } from './visitUses.repo.ts';

/** Of a locked booking. */
export async function paidVisits(tx: Tx, { venueId, id }: { venueId: string; id: string }): Promise<number> {
  const paid = await lockVisitsPaid(tx, { venueId, reservationId: id });
  return paid.reduce((sum, { visits }) => sum + visits, 0);
}

/**
 * Gives the visits back that a locked booking took for guests who have nothing in it any more. Nothing changes for one that
 * is not paid with visits.
 */
export async function releaseVisits(tx: Tx, { venueId, id }: { venueId: string; id: string }): Promise<void> {
  const key = { venueId, reservationId: id };
  const paid = await lockVisitsPaid(tx, key);
  if (paid.length === 0) return;
  for (const share of visitsToReturn(paid, await guestsWithItems(tx, venueId, id))) {
    await returnVisits(tx, { ...key, subscriptionId: share.id, visits: share.visits });
  }
}
