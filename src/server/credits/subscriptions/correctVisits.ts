import type { CustomerSubscription, Language } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectValid } from '#server/http/expect.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { lockSubscriptionsOf } from './subscriptions.repo.ts';
import type { CustomerKey } from './subscriptions.repo.ts';
import { subscriptionView } from './subscriptions.service.ts';
import { liveVisitsOn } from './visitUses.repo.ts';

interface Correction {
  subscriptionId: string;
  used: number;
  /** As it was read. */
  usedBefore: number;
  reason: string;
  actor: string;
  language: Language;
}

/**
 * Throws `not_found`, `version_conflict`, `validation_failed` outside what bookings hold and what the card has.
 */
export async function correctVisits(
  { db, newId }: { db: Db; newId(): string },
  customer: CustomerKey,
  { subscriptionId, used, usedBefore, reason, actor, language }: Correction,
): Promise<CustomerSubscription> {
  const { venueId } = customer;
  return inTransaction(db, async (tx) => {
    const cards = await lockSubscriptionsOf(tx, customer);
    const card = expectFound(cards.find(({ id }) => id === subscriptionId));
    if (card.used !== usedBefore) throw problem('version_conflict');
    const change = used - card.used;
    if (change === 0) return subscriptionView(card, language);
    expectValid([
      ...(used < (await liveVisitsOn(tx, { venueId, subscriptionId }))
        ? [{ pointer: '/used', code: 'too_small' }]
        : []),
      ...(card.amount !== null && used > card.amount ? [{ pointer: '/used', code: 'too_large' }] : []),
    ]);
    await tx
      .insertInto('subscriptionCorrection')
      .values({ venueId, id: newId(), subscriptionId, change, reason, actor })
      .execute();
    await tx
      .updateTable('subscription')
      .set({ used })
      .where('venueId', '=', venueId)
      .where('id', '=', subscriptionId)
      .execute();
    await recordChange(
      tx,
      { venueId, kind: 'subscription', id: subscriptionId },
      { action: 'changed', before: { used: card.used }, after: { used, reason } },
    );
    return subscriptionView({ ...card, used }, language);
  });
}
