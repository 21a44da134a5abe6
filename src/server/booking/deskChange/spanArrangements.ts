import { itemsOf } from '../rows/reservations.repo.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';
import { updateItems } from '../rows/reservationWrites.repo.ts';

/** An arrangement begins with its first part and ends with its last. */
export async function spanArrangements(tx: Tx, { venueId, id }: ReservationRow): Promise<void> {
  const items = await itemsOf(tx, venueId, id);
  for (const root of items.filter(({ objectType }) => objectType === 'collection')) {
    const parts = items.filter(({ parentId }) => parentId === root.id);
    const starts = parts.flatMap(({ startMinute }) => startMinute ?? []);
    const ends = parts.flatMap(({ endMinute }) => endMinute ?? []);
    if (starts.length === 0) continue;
    const span = { startMinute: Math.min(...starts), endMinute: Math.max(...ends) };
    if (span.startMinute === root.startMinute && span.endMinute === root.endMinute) continue;
    await updateItems(tx, { venueId, itemIds: [root.id] }, span);
  }
}
