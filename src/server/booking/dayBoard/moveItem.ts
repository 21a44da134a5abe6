import { placeAt } from '#domain/scheduling/day/itemMoves.ts';
import type { ItemTarget } from '#domain/scheduling/day/itemMoves.ts';
import type { Placed } from '#domain/scheduling/day/dayPlan.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { withinPlannerLimits } from '#server/adapters/plannerWork.ts';
import { problem } from '#server/http/problem.ts';
import { enqueueChanged } from '#server/mails/mails.service.ts';
import { claimPlaces, confirmClaims, releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import type { DaySource } from '../planning/groupDay.ts';
import type { ItemRow, ReservationRow, Tx } from '../rows/reservation.types.ts';
import { recordEvent, updateItems, updateReservation } from '../rows/reservationWrites.repo.ts';
import { movableItem } from './movableItem.ts';
import type { BookedItem } from './movableItem.ts';

export interface ItemMove extends ItemTarget {
  itemId: string;
  notifyGuest: boolean;
}

export interface MovedItem {
  placed: Pick<Placed, 'start' | 'end' | 'resources'>;
  sequence: number;
}

/**
 * Gives an item of a locked reservation another time or other resources, by the claims and the planner that book it; price and
 * payment stay. The caller holds the day for itself. Throws `not_found`, `times_unavailable`, `ClaimConflict`.
 */
export async function moveItem(
  deps: { newId(): string },
  source: DaySource & { db: Tx },
  { row, items, actor }: { row: ReservationRow; items: readonly ItemRow[]; actor: string },
  { itemId, notifyGuest, ...target }: ItemMove,
): Promise<MovedItem> {
  const { db: tx } = source;
  const item = await movableItem(source, { row, items }, itemId);
  const placed = withinPlannerLimits(() => placeAt(item, target), null);
  if (!placed) throw problem('times_unavailable');
  const before = { startTime: formatTime(item.start), resourceIds: item.resources.toSorted() };
  const after = { startTime: formatTime(placed.start), resourceIds: placed.resources.toSorted() };
  if (JSON.stringify(before) === JSON.stringify(after)) return { placed, sequence: row.sequence };
  const { venueId, id: reservationId } = row;
  await claimAnew(deps, tx, { row, item, placed });
  await writeTimes(tx, { row, items, item, placed });
  const sequence = row.sequence + 1;
  await updateReservation(tx, venueId, reservationId, { sequence });
  const data = { itemId, from: before.startTime, to: after.startTime };
  await recordEvent(tx, { venueId, id: deps.newId(), reservationId, kind: 'item.moved', actor, data });
  await recordChange(tx, { venueId, kind: 'reservation', id: reservationId }, { action: 'changed', before, after });
  if (notifyGuest) await enqueueChanged(tx, { venueId, reservationId }, sequence);
  return { placed, sequence };
}

type Replacement = { row: ReservationRow; item: BookedItem; placed: Placed };

/** One of those who share it claims for all. */
async function claimAnew(deps: { newId(): string }, tx: Tx, { row, item, placed }: Replacement): Promise<void> {
  const { venueId, id: reservationId, day } = row;
  const { shared, product } = item;
  const { planning } = product;
  const { id: itemId } = shared.find(({ claimCount }) => claimCount > 0) ?? shared[0]!;
  await releaseClaims(tx, { venueId, reservationId, itemIds: shared.map(({ id }) => id) });
  const span = { fromMinute: placed.start - planning.bufferBefore, toMinute: placed.end + planning.bufferAfter };
  const inPool = { itemId, fromMinute: placed.start, toMinute: placed.end };
  await claimPlaces(tx, {
    venueId,
    reservationId,
    day,
    newId: deps.newId,
    pools: planning.pool ? [{ ...inPool, poolId: planning.pool.poolId, units: planning.pool.units }] : [],
    resources: placed.resources.map((resourceId) => ({ ...span, itemId, resourceId })),
  });
  await confirmClaims(tx, { venueId, reservationId });
  const claimCount = placed.resources.length + (planning.pool ? 1 : 0);
  await updateItems(tx, { venueId, itemIds: [itemId] }, { claimCount });
}

/** With the arrangements that they are part of. */
async function writeTimes(
  tx: Tx,
  { row: { venueId }, items, item: { shared }, placed }: Replacement & { items: readonly ItemRow[] },
): Promise<void> {
  const times = { startMinute: placed.start, endMinute: placed.end };
  const itemIds = shared.map(({ id }) => id);
  await updateItems(tx, { venueId, itemIds }, times);
  const moved = items.map((one) => (itemIds.includes(one.id) ? { ...one, ...times } : one));
  for (const { parentId } of shared) {
    const parts = moved.filter((one) => parentId !== null && one.parentId === parentId && !one.checkinType);
    if (parentId === null || items.find(({ id }) => id === parentId)?.objectType !== 'collection') continue;
    const starts = parts.flatMap(({ startMinute }) => startMinute ?? []);
    const ends = parts.flatMap(({ endMinute }) => endMinute ?? []);
    const span = { startMinute: Math.min(...starts), endMinute: Math.max(...ends) };
    await updateItems(tx, { venueId, itemIds: [parentId] }, span);
  }
}
