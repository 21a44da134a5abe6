import { Problem } from '#server/http/problem.ts';
import { liveHold } from '../rows/reservationAccess.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';

export async function withoutOpenPayments<T>(
  deps: Pick<ReservationDeps, 'db' | 'settlePayments'>,
  context: SessionContext,
  slug: string,
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'payment_in_progress') throw error;
  }
  const { venueId } = context.venue;
  const row = await liveHold(deps.db, { venueId, sessionHash: context.sessionHash, slug });
  await deps.settlePayments(venueId, row.id);
  return change();
}
