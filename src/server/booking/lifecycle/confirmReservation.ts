import { sql } from 'kysely';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { reservationNumberFrom } from '#domain/values/crockford.ts';
import { issueOrderedGiftCards } from '#server/credits/giftCards/giftCards.service.ts';
import { together } from '#server/db/together.ts';
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
import { checkedItems } from './invalidatedItems.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import { visitIsOver } from '../rows/reservationChecks.repo.ts';
import { moveReservation, recordEvent } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { PayableReservation } from '../rows/payableReservation.ts';
import type { ItemRow, Tx } from '../rows/reservation.types.ts';

type Places = Awaited<ReturnType<typeof releasedClaims>>;

type ConfirmDeps = Pick<ReservationDeps, 'random' | 'newId' | 'secretKeys'>;

/**
 * Turns a locked hold into a booking and returns its number. Throws `reservation_changed` for invalidated items,
 * `subscription_missing`, `reservation_confirmed`; the caller then rolls back.
 */
export async function confirmReservation(
  deps: ConfirmDeps,
  tx: Tx,
  row: PayableReservation,
  actor: string,
): Promise<string> {
  const number = reservationNumberFrom(deps.random.bytes(8));
  const key = {
    venueId: row.venueId,
    id: row.id,
    from: ['hold' as const, 'expired' as const],
    to: 'confirmed' as const,
  };
  const owner = { venueId: row.venueId, reservationId: row.id };
  const moved = moveReservation(tx, key, { number, confirmedAt: sql<Date>`kuur_now()` });
  const [isMoved, { changes }] = await together([
    moved,
    checkedItems(tx, row),
    confirmClaims(tx, owner),
    confirmRedemptions(tx, row),
    recordEvent(tx, { ...owner, id: deps.newId(), kind: 'confirmed', actor }),
    enqueueConfirmation(tx, owner),
  ]);
  if (!isMoved) throw problem('reservation_confirmed');
  if (changes.length > 0) throw problem('reservation_changed', { extensions: { changes } });
  await spendVisits(tx, row);
  if (flowNeeds.isOrderCard({ type: row.flowType })) {
    await issueOrderedGiftCards(tx, deps, row);
    await issueSubscriptions(tx, deps, row);
  }
  return number;
}

/** False when a place of the ended reservation is gone or the visit is over; the caller then rolls back. */
export async function reclaimPlaces(
  deps: Pick<ConfirmDeps, 'newId'>,
  tx: Tx,
  row: PayableReservation,
): Promise<boolean> {
  if (await visitIsOver(tx, row)) return false;
  const owner = { venueId: row.venueId, reservationId: row.id, day: row.day };
  const places = releasedPlaces(await releasedClaims(tx, owner), await itemsOf(tx, row.venueId, row.id));
  if (places === null) return false;
  await clearDay(tx, owner);
  try {
    await claimPlaces(tx, { ...owner, ...places, newId: deps.newId });
    return true;
  } catch (error) {
    if (error instanceof ClaimConflict) return false;
    throw error;
  }
}

/** Null when it is unclear, because an item held other places before. */
function releasedPlaces({ pools, resources }: Places, items: readonly ItemRow[]): Places | null {
  const itemIds = new Set(items.map(({ id }) => id));
  const isOfItem = ({ itemId }: { itemId: string }): boolean => itemIds.has(itemId);
  const places = { pools: pools.filter(isOfItem), resources: resources.filter(isOfItem) };
  const claims = [...places.pools, ...places.resources];
  const isWhole = ({ id, claimCount }: ItemRow): boolean =>
    claims.filter(({ itemId }) => itemId === id).length === claimCount;
  return items.every(isWhole) ? places : null;
}
