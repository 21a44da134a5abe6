import { addDays } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { venueToday } from '#server/db/venueToday.ts';
import { liveVisitsOn } from './visitUses.repo.ts';

/**
 * Ends the multi-visit cards and subscriptions that were bought with a reservation, when no visit was spent of them and no
 * booking holds one. False otherwise; the caller then rolls back.
 */
export async function withdrawSubscriptions(
  tx: Tx,
  { venueId, id: reservationId }: { venueId: string; id: string },
): Promise<boolean> {
  const bought = await tx
    .selectFrom('subscription')
    .innerJoin('reservationItem as item', (join) =>
      join.onRef('item.venueId', '=', 'subscription.venueId').onRef('item.id', '=', 'subscription.itemId'),
    )
    .select(['subscription.id', 'used'])
    .where('subscription.venueId', '=', venueId)
    .where('item.reservationId', '=', reservationId)
    .orderBy('subscription.id')
    .forUpdate('subscription')
    .execute();
  for (const { id: subscriptionId, used } of bought) {
    if (used > 0 || (await liveVisitsOn(tx, { venueId, subscriptionId })) > 0) return false;
  }
  if (bought.length === 0) return true;
  const usableTo = addDays(await venueToday(tx, venueId), -1);
  const ids = bought.map(({ id }) => id);
  await tx
    .updateTable('subscription')
    .set({ usableTo })
    .where('venueId', '=', venueId)
    .where('id', 'in', ids)
    .execute();
  return true;
}
