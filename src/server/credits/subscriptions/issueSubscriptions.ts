import { ProductType } from '#domain/catalog/productTypes.ts';
import { addDays } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { venueToday } from '#server/db/venueToday.ts';
import { insertSubscription, orderedSubscriptions } from './subscriptions.repo.ts';

/** Idempotent, in the transaction that confirms the reservation. Nothing without a customer. */
export async function issueSubscriptions(
  tx: Tx,
  { newId }: { newId(): string },
  row: { venueId: string; id: string; customerId: string | null },
): Promise<void> {
  const { venueId, customerId } = row;
  if (customerId === null) return;
  const type = ProductType.Subscription;
  const ordered = await orderedSubscriptions(tx, { venueId, reservationId: row.id, type });
  if (ordered.length === 0) return;
  const today = await venueToday(tx, venueId);
  for (const { itemId, productId, visits, usableDays } of ordered) {
    await insertSubscription(tx, {
      venueId,
      id: newId(),
      customerId,
      productId,
      itemId,
      usableFrom: today,
      usableTo: usableDays === null ? null : addDays(today, usableDays),
      amount: visits,
    });
  }
}
