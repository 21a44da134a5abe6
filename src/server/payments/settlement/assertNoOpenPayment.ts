import type { Tx } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { isUnfinished, paymentsOf } from './payments.repo.ts';

/** Throws `payment_in_progress`. */
export async function assertNoOpenPayment(
  tx: Tx,
  { venueId, id: reservationId }: { venueId: string; id: string },
): Promise<void> {
  const payments = await paymentsOf(tx, { venueId, reservationId });
  if (payments.some(isUnfinished)) throw problem('payment_in_progress');
}
