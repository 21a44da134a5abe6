import { sql } from 'kysely';
import { reservationNumberFrom } from '#domain/values/crockford.ts';
import { issueOrderedGiftCards } from '#server/credits/giftCards/giftCards.service.ts';
import { problem } from '#server/http/problem.ts';
import { enqueueConfirmation } from '#server/mails/mails.service.ts';
import {
  claimPlaces,
  clearDay,
  confirmClaims,
  ClaimConflict,
  releasedClaims,
} from '#server/scheduling/claims/claims.service.ts';
import { issueSubscriptions, spendVisits } from '#server/credits/subscriptions/subscriptions.service.ts';
import { confirmRedemptions } from '#server/credits/redemptions/redemptions.service.ts';
import { invalidatedItems } from './invalidatedItems.ts';
import { itemsOf, moveReservation, recordEvent, visitIsOver } from '../rows/reservations.repo.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { ItemRow, ReservationRow, Tx } from '../rows/reservation.types.ts';

type Places = Awaited<ReturnType<typeof releasedClaims>>;

type ConfirmDeps = Pick<ReservationDeps, 'random' | 'newId' | 'secretKey'>;

/**
 * Turns a locked hold into a booking: number, confirmed places, the cards that were ordered and the mails, all in this
 * transaction. Returns the number. Throws `reservation_changed` when something of it no longer stands,
 * `subscription_missing` when it is paid with visits that are gone, and `reservation_confirmed`; the transaction must then
 * be rolled back.
 */
export async function confirmReservation(
  deps: ConfirmDeps,
  tx: Tx,
  row: ReservationRow,
  actor: string,
): Promise<string> {
  const number = reservationNumberFrom(deps.random.bytes(8));
  const key = {
    venueId: row.venueId,
    id: row.id,
    from: ['hold' as const, 'expired' as const],
    to: 'confirmed' as const,
  };
  if (!(await moveReservation(tx, key, { number, confirmedAt: sql<Date>`kuur_now()` }))) {
    throw problem('reservation_confirmed');
  }
  const changes = await invalidatedItems(tx, row, await itemsOf(tx, row.venueId, row.id));
  if (changes.length > 0) throw problem('reservation_changed', { extensions: { changes } });
  await confirmClaims(tx, { venueId: row.venueId, reservationId: row.id });
  await confirmRedemptions(tx, row);
  await issueOrderedGiftCards(tx, deps, row);
  await spendVisits(tx, row);
  await issueSubscriptions(tx, deps, row);
  await recordEvent(tx, {
    venueId: row.venueId,
    id: deps.newId(),
    reservationId: row.id,
    kind: 'confirmed',
    actor,
  });
  await enqueueConfirmation(tx, { venueId: row.venueId, reservationId: row.id });
  return number;
}

/**
 * Takes the places of an ended reservation again, when they are all still free: for money that came too late.
 * False when one is gone or the visit would be over; the caller then rolls back.
 */
export async function reclaimPlaces(deps: Pick<ConfirmDeps, 'newId'>, tx: Tx, row: ReservationRow): Promise<boolean> {
  if (await visitIsOver(tx, row)) return false;
  const owner = { venueId: row.venueId, reservationId: row.id, day: row.day };
  const wanted = lastHeld(await releasedClaims(tx, owner), await itemsOf(tx, row.venueId, row.id));
  if (wanted === null) return false;
  await clearDay(tx, owner);
  try {
    await claimPlaces(tx, { ...owner, ...wanted, newId: deps.newId });
    return true;
  } catch (error) {
    if (error instanceof ClaimConflict) return false;
    throw error;
  }
}

/** What the items gave back at the end; null when that cannot be told, because one held other things before. */
function lastHeld({ pools, resources }: Places, items: readonly ItemRow[]): Places | null {
  const inIt = new Set(items.map(({ id }) => id));
  const stands = ({ itemId }: { itemId: string }): boolean => inIt.has(itemId);
  const wanted = { pools: pools.filter(stands), resources: resources.filter(stands) };
  const held = [...wanted.pools, ...wanted.resources];
  const isWhole = ({ id, claimCount }: ItemRow): boolean =>
    held.filter(({ itemId }) => itemId === id).length === claimCount;
  return items.every(isWhole) ? wanted : null;
}
