import { addDays } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { venueToday } from '#server/db/venueToday.ts';
import { liveVisitsOn } from './visitUses.repo.ts';

interface Order {
  venueId: string;
  id: string;
}

/**
 * Ends the multi-visit cards and subscriptions that were bought with a reservation, when no visit was spent of them and no
 * booking holds one. False otherwise; the caller then rolls back.
 */
export async function withdrawSubscriptions(tx: Tx, order: Order): Promise<boolean> {
  const { venueId } = order;
  const bought = await lockBought(tx, order);
  for (const { id: subscriptionId, used } of bought) {
    if (used > 0 || (await liveVisitsOn(tx, { venueId, subscriptionId })) > 0) return false;
  }
  await end(tx, venueId, bought);
  return true;
}

/** Ends the multi-visit cards and subscriptions that were bought with a reservation, whatever was spent of them. */
export async function endSubscriptions(tx: Tx, order: Order): Promise<void> {
  await end(tx, order.venueId, await lockBought(tx, order));
}

/** Whether a multi-visit card or subscription that was bought with a reservation has visits left. */
export async function hasUsableSubscription(tx: Tx, order: Order): Promise<boolean> {
  const today = await venueToday(tx, order.venueId);
  return (await lockBought(tx, order)).some(
    ({ used, amount, usableTo }) => (amount === null || used < amount) && (usableTo === null || usableTo >= today),
  );
}

const lockBought = (tx: Tx, { venueId, id }: Order) =>
  tx
    .selectFrom('subscription')
    .innerJoin('reservationItem as item', (join) =>
      join.onRef('item.venueId', '=', 'subscription.venueId').onRef('item.id', '=', 'subscription.itemId'),
    )
    .select(['subscription.id', 'subscription.used', 'subscription.amount', 'subscription.usableTo'])
    .where('subscription.venueId', '=', venueId)
    .where('item.reservationId', '=', id)
    .orderBy('subscription.id')
    .forUpdate('subscription')
    .execute();

async function end(tx: Tx, venueId: string, bought: readonly { id: string }[]): Promise<void> {
  if (bought.length === 0) return;
  const usableTo = addDays(await venueToday(tx, venueId), -1);
  const ids = bought.map(({ id }) => id);
  await tx
    .updateTable('subscription')
    .set({ usableTo })
    .where('venueId', '=', venueId)
    .where('id', 'in', ids)
    .where(({ or, eb }) => or([eb('usableTo', 'is', null), eb('usableTo', '>', usableTo)]))
    .execute();
}
