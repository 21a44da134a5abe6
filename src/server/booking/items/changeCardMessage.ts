import type { ReservationWithItems } from '../rows/reservation.types.ts';
import type { CardMessage } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { lockUnpaidHold } from '../rows/reservationAccess.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import { recordEvent, updateCardOrder } from '../rows/reservationWrites.repo.ts';
import { cardWords } from './cardWords.ts';

/**
 * Until it is paid. Throws `reservation_*`, `payment_in_progress`, `validation_failed`, and `not_found` unless the item is
 * a gift card.
 */
export async function changeCardMessage(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  { itemId, message }: { itemId: string; message: CardMessage },
): Promise<ReservationWithItems> {
  const { venueId } = context.venue;
  const words = cardWords(message);
  return inTransaction(deps.db, async (tx) => {
    const row = await lockUnpaidHold(tx, { venueId, sessionHash: context.sessionHash, slug });
    const items = await itemsOf(tx, venueId, row.id);
    if (!items.some(({ id, cardMessage }) => id === itemId && cardMessage !== null)) throw problem('not_found');
    await updateCardOrder(tx, { venueId, itemId }, words);
    const event = {
      venueId,
      id: deps.newId(),
      reservationId: row.id,
      kind: 'order.message_changed' as const,
      actor: 'visitor',
    };
    await recordEvent(tx, { ...event, data: { items: [itemId] } });
    return { row, items: await itemsOf(tx, venueId, row.id) };
  });
}
