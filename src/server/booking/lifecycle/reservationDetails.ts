import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { liveHold, lockLiveHold } from '../rows/reservationAccess.ts';
import { updateReservation } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';

export async function readComment(deps: ReservationDeps, context: SessionContext, slug: string): Promise<string> {
  const { venueId } = context.venue;
  return (await liveHold(deps.db, { venueId, sessionHash: context.sessionHash, slug })).comment;
}

export async function writeComment(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  comment: string,
): Promise<void> {
  const { venueId } = context.venue;
  await inTransaction(deps.db, async (tx) => {
    const row = await lockLiveHold(tx, { venueId, sessionHash: context.sessionHash, slug });
    await updateReservation(tx, venueId, row.id, { comment });
  });
}

/** Throws `reservation_*`, `user_missing` while there is none, and `forbidden` when it is another than `customerId`. */
export async function mustBeLinked(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  customerId: string,
): Promise<void> {
  const { venueId } = context.venue;
  const row = await liveHold(deps.db, { venueId, sessionHash: context.sessionHash, slug });
  if (!row.customerId) throw problem('user_missing');
  if (row.customerId !== customerId) throw problem('forbidden');
}
