import type { CreditMovement, SubscriptionMovement } from '#contract/names.ts';
import { runningBalance } from '#domain/credits/runningBalance.ts';
import type { Db } from '#server/db/schema.ts';
import { expectFound } from '#server/http/expect.ts';
import { subscriptionsOf } from './subscriptions.repo.ts';
import type { CustomerKey } from './subscriptions.repo.ts';
import { visitChanges } from './visitHistory.repo.ts';

/** Throws `not_found` for somebody else's. What staff said is theirs. */
export async function visitHistory(db: Db, customer: CustomerKey, subscriptionId: string): Promise<CreditMovement[]> {
  const { venueId } = customer;
  const card = expectFound((await subscriptionsOf(db, customer)).find(({ id }) => id === subscriptionId));
  const movements = await movementsOf(db, { venueId, subscriptionId }, card);
  return movements.map(({ reason: _staffs, ...movement }) => movement);
}

/** The newest first, with what was on the card after each. */
export async function movementsOf(
  db: Db,
  key: { venueId: string; subscriptionId: string },
  { amount, used }: { amount: number | null; used: number },
): Promise<SubscriptionMovement[]> {
  const changes = await visitChanges(db, key);
  return runningBalance(changes, amount === null ? null : amount - used).map((movement) => ({
    ...movement,
    at: movement.at.toISOString(),
  }));
}
