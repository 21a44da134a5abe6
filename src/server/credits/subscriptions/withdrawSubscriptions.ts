import { sql } from 'kysely';
import type { SubscriptionStop } from '#server/db/creditsTables.ts';
import type { Tx } from '#server/db/schema.ts';
import { venueToday } from '#server/db/venueToday.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { liveVisitsOn } from './visitUses.repo.ts';

interface Order {
  venueId: string;
  id: string;
}

type Cause = Exclude<SubscriptionStop, 'staff'>;

/** False: a visit was spent or is booked, the caller rolls back. */
export async function withdrawSubscriptions(tx: Tx, order: Order, by: Exclude<Cause, 'chargeback'>): Promise<boolean> {
  const { venueId } = order;
  const bought = await lockBought(tx, order);
  for (const { id: subscriptionId, used } of bought) {
    if (used > 0 || (await liveVisitsOn(tx, { venueId, subscriptionId })) > 0) return false;
  }
  await stop(tx, order, bought, by);
  return true;
}

export async function endSubscriptions(tx: Tx, order: Order, by: Exclude<Cause, 'order'>): Promise<void> {
  await stop(tx, order, await lockBought(tx, order), by);
}

/** Those that a chargeback ended; what staff blocked waits for them. The caller knows that their price is paid again. */
export async function reviveSubscriptions(tx: Tx, order: Order): Promise<void> {
  const stopped = (await lockBought(tx, order)).filter(({ stoppedBy }) => stoppedBy === 'chargeback');
  if (stopped.length === 0) return;
  await tx
    .updateTable('subscription')
    .set({
      stoppedBy: sql<SubscriptionStop | null>`case when blocked then 'staff' end`,
      usableTo: sql<string | null>`case when blocked then usable_to else stopped_usable_to end`,
      stoppedUsableTo: sql<string | null>`case when blocked then stopped_usable_to end`,
    })
    .where('venueId', '=', order.venueId)
    .where(
      'id',
      'in',
      stopped.map(({ id }) => id),
    )
    .execute();
  await recordChanges(tx, order, stopped);
}

export async function hasUsableSubscription(tx: Tx, order: Order): Promise<boolean> {
  const today = await venueToday(tx, order.venueId);
  return (await lockBought(tx, order)).some(
    ({ used, amount, usableTo }) => (amount === null || used < amount) && (usableTo === null || usableTo >= today),
  );
}

type Bought = Awaited<ReturnType<typeof lockBought>>;

const lockBought = (tx: Tx, { venueId, id }: Order) =>
  tx
    .selectFrom('subscription')
    .innerJoin('reservationItem as item', (join) =>
      join.onRef('item.venueId', '=', 'subscription.venueId').onRef('item.id', '=', 'subscription.itemId'),
    )
    .select([
      'subscription.id',
      'subscription.used',
      'subscription.amount',
      'subscription.usableTo',
      'stoppedBy',
      'subscription.blocked',
    ])
    .where('subscription.venueId', '=', venueId)
    .where('item.reservationId', '=', id)
    .orderBy('subscription.id')
    .forUpdate('subscription')
    .execute();

async function stop(tx: Tx, order: Order, bought: Bought, by: Cause): Promise<void> {
  if (bought.length === 0) return;
  await sql`select bought_subscriptions_stop(${order.venueId}, ${order.id}, ${by})`.execute(tx);
  await recordChanges(tx, order, bought);
}

/** Of cards that the caller locked and changed. */
async function recordChanges(tx: Tx, order: Order, before: Bought): Promise<void> {
  const after = new Map((await lockBought(tx, order)).map((card) => [card.id, card]));
  for (const card of before) {
    const key = { venueId: order.venueId, kind: 'subscription' as const, id: card.id };
    await recordChange(tx, key, { action: 'changed', before: card, after: after.get(card.id) });
  }
}
