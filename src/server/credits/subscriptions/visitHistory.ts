import type { CreditMovement } from '#contract/names.ts';
import { runningBalance } from '#domain/credits/runningBalance.ts';
import type { Db } from '#server/db/schema.ts';
import { expectFound } from '#server/http/expect.ts';
import { subscriptionsOf } from './subscriptions.repo.ts';
import type { CustomerKey } from './subscriptions.repo.ts';
import { visitChanges } from './visitHistory.repo.ts';

/** Throws `not_found` for somebody else's. */
export async function visitHistory(db: Db, customer: CustomerKey, subscriptionId: string): Promise<CreditMovement[]> {
  const { venueId } = customer;
  const card = expectFound((await subscriptionsOf(db, customer)).find(({ id }) => id === subscriptionId));
  const changes = await visitChanges(db, { venueId, subscriptionId });
  const visitsLeft = card.amount === null ? null : card.amount - card.used;
  return runningBalance(changes, visitsLeft).map((movement) => ({ ...movement, at: movement.at.toISOString() }));
}
