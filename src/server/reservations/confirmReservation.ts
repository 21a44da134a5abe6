import { sql } from 'kysely';
import { reservationNumberFrom } from '#domain/values/reservationNumber.ts';
import { fault } from '#server/faults.ts';
import { problem } from '#server/http/problem.ts';
import { enqueueConfirmation } from '#server/mails/mails.service.ts';
import { claimPlaces, clearDay, confirmClaims, PlanRefused, releasedClaims } from '#server/planning/claims.service.ts';
import { changesIn } from './prepareReservation.ts';
import { itemsOf, moveReservation, recordEvent, visitIsOver } from './reservations.repo.ts';
import type { ReservationTools } from './reservationTools.ts';
import type { ReservationRow, Tx } from './reservation.types.ts';

type ConfirmTools = Pick<ReservationTools, 'random' | 'newId'>;

/**
 * Turns a locked hold into a booking: number, confirmed places and the confirmation mail, all in this transaction.
 * Returns the number. Throws `reservation_changed` when an item no longer stands.
 */
export async function confirmReservation(
  tools: ConfirmTools,
  tx: Tx,
  row: ReservationRow,
  actor: string,
): Promise<string> {
  const changes = await changesIn(tx, row, await itemsOf(tx, row.venueId, row.id));
  if (changes.length > 0) throw problem('reservation_changed', { extensions: { changes } });
  const number = reservationNumberFrom(tools.random.bytes(8));
  const key = {
    venueId: row.venueId,
    id: row.id,
    from: ['hold' as const, 'expired' as const],
    to: 'confirmed' as const,
  };
  if (!(await moveReservation(tx, key, { number, confirmedAt: sql<Date>`kuur_now()` }))) {
    throw problem('reservation_confirmed');
  }
  await confirmClaims(tx, { venueId: row.venueId, reservationId: row.id });
  await recordEvent(tx, {
    venueId: row.venueId,
    id: tools.newId(),
    reservationId: row.id,
    kind: 'confirmed',
    actor,
  });
  await enqueueConfirmation(tx, { venueId: row.venueId, reservationId: row.id });
  await fault('before-confirm-commit');
  return number;
}

/**
 * Takes the places of an ended reservation again, when they are all still free: for money that came too late.
 * False when one is gone or the visit would be over; the caller then rolls back.
 */
export async function reclaimPlaces(tools: ConfirmTools, tx: Tx, row: ReservationRow): Promise<boolean> {
  if (await visitIsOver(tx, row)) return false;
  const live = new Set((await itemsOf(tx, row.venueId, row.id)).map((item) => item.id));
  const owner = { venueId: row.venueId, reservationId: row.id, day: row.day };
  const { pools, resources } = await releasedClaims(tx, owner);
  const stands = ({ itemId }: { itemId: string }): boolean => live.has(itemId);
  await clearDay(tx, owner);
  try {
    const wanted = { pools: pools.filter(stands), resources: resources.filter(stands) };
    await claimPlaces(tx, { ...owner, ...wanted, newId: tools.newId });
    return true;
  } catch (error) {
    if (error instanceof PlanRefused) return false;
    throw error;
  }
}
