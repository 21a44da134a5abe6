import { sql } from 'kysely';
import type { CustomerSubscription, Language } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectValid } from '#server/http/expect.ts';
import { lockSubscriptionsOf } from './subscriptions.repo.ts';
import type { CustomerKey } from './subscriptions.repo.ts';
import { subscriptionView } from './subscriptions.service.ts';
import { liveVisitsOn } from './visitUses.repo.ts';

interface Correction {
  subscriptionId: string;
  /** Visits to count more, or fewer when below 0. */
  change: number;
  reason: string;
  /** Id of the member of staff. */
  actor: string;
  language: Language;
}

/**
 * Counts visits of a card more or fewer, with who did so and why. Throws `not_found` when the customer has no such card,
 * `validation_failed` when it would have been used less often than its bookings hold, or more often than it can.
 */
export async function correctVisits(
  { db, newId }: { db: Db; newId(): string },
  customer: CustomerKey,
  { subscriptionId, change, reason, actor, language }: Correction,
): Promise<CustomerSubscription> {
  const { venueId } = customer;
  return inTransaction(db, async (tx) => {
    const cards = await lockSubscriptionsOf(tx, customer);
    const card = expectFound(cards.find(({ id }) => id === subscriptionId));
    const used = card.used + change;
    expectValid([
      ...(used < (await liveVisitsOn(tx, { venueId, subscriptionId }))
        ? [{ pointer: '/change', code: 'too_small' }]
        : []),
      ...(card.amount !== null && used > card.amount ? [{ pointer: '/change', code: 'too_large' }] : []),
    ]);
    await tx
      .insertInto('subscriptionCorrection')
      .values({ venueId, id: newId(), subscriptionId, change, reason, actor })
      .execute();
    await tx
      .updateTable('subscription')
      .set({ used: sql<number>`used + ${change}` })
      .where('venueId', '=', venueId)
      .where('id', '=', subscriptionId)
      .execute();
    return subscriptionView({ ...card, used }, language);
  });
}
