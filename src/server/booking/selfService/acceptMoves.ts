import type { AcceptedMoves, OwnBooking } from '#contract/names.ts';
import { agreedItems, awaitsAnswer } from '#domain/booking/movedItems.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { recordEvents, updateItems } from '../rows/reservationWrites.repo.ts';
import { ownBookingView } from './ownBookingView.ts';
import type { OwnContext } from './ownContext.ts';
import { ownReservation } from './ownReservation.ts';
import { byGuest } from './selfServiceDeps.ts';
import type { SelfServiceDeps } from './selfServiceDeps.ts';

/**
 * The guest agrees to times that the venue gave; said twice is done once. Throws `version_conflict` when one of them is
 * another by now, or the booking has ended, and what `ownReservation` does.
 */
export async function acceptMoves(
  deps: SelfServiceDeps,
  context: OwnContext,
  ref: string,
  { moves }: AcceptedMoves,
): Promise<OwnBooking> {
  return inTransaction(deps.db, async (tx) => {
    const { row, items } = await ownReservation(deps, tx, context, { ref, lock: true });
    const agreed = agreedItems(row, items, moves);
    if (agreed === null) throw problem('version_conflict');
    const answered = agreed.filter(awaitsAnswer);
    if (answered.length > 0) {
      const { venueId, id: reservationId } = row;
      await updateItems(tx, { venueId, itemIds: answered.map(({ id }) => id) }, { moveAccepted: true });
      const events = answered.map(({ id: itemId, startMinute }) => {
        const data = { itemId, to: formatTime(startMinute) };
        return { venueId, id: deps.newId(), reservationId, kind: 'move.accepted' as const, actor: byGuest.actor, data };
      });
      await recordEvents(tx, events);
    }
    return ownBookingView(tx, await ownReservation(deps, tx, context, { ref }), context.language);
  });
}
