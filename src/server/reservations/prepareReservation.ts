import { sql } from 'kysely';
import type { Language, ReservationChange } from '#contract/names.ts';
import { holdMinutes } from '#domain/reservation/holdTimes.ts';
import { translate } from '#domain/values/translated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { blocksOn } from '#server/openingTimes/openingTimes.service.ts';
import { liveClaimCounts } from '#server/planning/claims.service.ts';
import { lockLiveHold } from './reservationAccess.ts';
import { itemsOf, renewHold, updateReservation } from './reservations.repo.ts';
import type { ReservationTools, SessionContext } from './reservationTools.ts';
import type { ItemRow, ReservationRow, Tx } from './reservation.types.ts';

/**
 * Gets a reservation ready to be paid: a customer and at least one product are there, the venue is still open at every
 * item's time and every place is still held. The hold gets its full life again.
 * Throws `reservation_*`, `user_missing`, `not_found` (another flow, or nothing in it), and `reservation_changed` with
 * `changes` naming the items that no longer stand.
 */
export async function prepareReservation(
  tools: ReservationTools,
  context: SessionContext,
  slug: string,
  flowId: string,
): Promise<void> {
  const { venueId } = context.venue;
  await inTransaction(tools.db, async (tx) => {
    const row = await lockLiveHold(tx, { venueId, sessionHash: context.sessionHash, slug });
    if (row.flowId !== flowId) throw problem('not_found');
    if (!row.customerId) throw problem('user_missing');
    const items = await itemsOf(tx, venueId, row.id);
    if (items.length === 0) throw problem('not_found');
    const changes = await changesIn(tx, row, items);
    if (changes.length > 0) throw problem('reservation_changed', { extensions: { changes } });
    await updateReservation(tx, venueId, row.id, { preparedAt: sql<Date>`kuur_now()` });
    await renewHold(tx, venueId, row.id, holdMinutes);
  });
}

/**
 * What no longer stands, in the visitor's language: items outside the opening times of the day, and items without all
 * their therapists, rooms and places.
 */
export async function changesIn(tx: Tx, row: ReservationRow, items: ItemRow[]): Promise<ReservationChange[]> {
  const blocks = await blocksOn(tx, row.venueId, row.day);
  const live = await liveClaimCounts(tx, { venueId: row.venueId, reservationId: row.id });
  const isOpen = ({ startMinute, endMinute }: ItemRow): boolean =>
    startMinute === null ||
    endMinute === null ||
    blocks.some((block) => block.fromMinute <= startMinute && endMinute <= block.toMinute);
  return items
    .filter((item) => !isOpen(item) || (live.get(item.id) ?? 0) < item.claimCount)
    .map((item) => ({
      kind: 'no_longer_available',
      itemId: item.id,
      name: translate(item.name, row.language as Language).text,
      person: item.person,
      oldPrice: item.price,
      newPrice: null,
    }));
}
