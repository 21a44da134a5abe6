import type { Db } from '#server/db/schema.ts';
import { Problem } from '#server/http/problem.ts';
import { hasUnfinishedPayment } from '../rows/reservationChecks.repo.ts';

interface Deps {
  db: Db;
  settlePayments(venueId: string, reservationId: string): Promise<void>;
}

/** Before a booking changes; one that turns out to be paid is money of the booking. Throws what `settlePayments` throws. */
export async function endOpenPayments(deps: Deps, { venueId, id }: { venueId: string; id: string }): Promise<void> {
  if (!(await hasUnfinishedPayment(deps.db, venueId, id))) return;
  await deps.settlePayments(venueId, id).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'reservation_confirmed') throw error;
  });
}
