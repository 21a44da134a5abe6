import { sql } from 'kysely';
import { problem } from '#server/http/problem.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { removedWith } from '../rows/guestItems.ts';
import { removeGuestArrival } from '../rows/guestArrivals.repo.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';
import { markRemoved, updateReservation } from '../rows/reservationWrites.repo.ts';
import type { OwnReservation } from './ownReservation.ts';

/**
 * Takes a guest out with all their items; a duo goes for its companions too, and later guests move up. Throws
 * `person_count_invalid` for nobody, or when nothing would be left.
 */
export async function removeGuest(tx: Tx, { row, items }: OwnReservation, person: number): Promise<void> {
  const { venueId, id: reservationId, personCount } = row;
  const ofGuest = items.filter((item) => item.person === person).map(({ id }) => id);
  const removed = removedWith(items, ofGuest);
  if (person > personCount || personCount === 1 || removed.length === items.length) {
    throw problem('person_count_invalid');
  }
  await releaseClaims(tx, { venueId, reservationId, itemIds: removed });
  await markRemoved(tx, venueId, removed);
  await moveGuestsUp(tx, row, person);
  await removeGuestArrival(tx, { venueId, reservationId }, person);
  await updateReservation(tx, venueId, reservationId, { personCount: personCount - 1 });
}

async function moveGuestsUp(tx: Tx, { venueId, id }: ReservationRow, after: number): Promise<void> {
  await tx
    .updateTable('reservationItem')
    .set({ person: sql<number>`person - 1` })
    .where('venueId', '=', venueId)
    .where('reservationId', '=', id)
    .where('person', '>', after)
    .where('removedAt', 'is', null)
    .execute();
}
