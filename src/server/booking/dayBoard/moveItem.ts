import { placeAt } from '#domain/scheduling/day/itemMoves.ts';
import type { ItemTarget } from '#domain/scheduling/day/itemMoves.ts';
import type { Placed } from '#domain/scheduling/day/dayPlan.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import { problem } from '#server/http/problem.ts';
import type { DaySource } from '../planning/groupDay.ts';
import type { ItemRow, ReservationRow, Tx } from '../rows/reservation.types.ts';
import { movableItem } from './movableItem.ts';
import type { BookedItem } from './movableItem.ts';
import { placeItems } from './placeItems.ts';
import type { MovedBooking } from './placeItems.ts';

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
  const place = { booking: bookingOf(row, item), start: placed.start, resources: placed.resources };
  await placeItems(deps, tx, [row], { places: [place], actor, notifyGuests: notifyGuest });
  return { placed, sequence: row.sequence + 1 };
}

function bookingOf({ id }: ReservationRow, { shared, product, start, resources }: BookedItem): MovedBooking {
  const holder = shared.find(({ claimCount }) => claimCount > 0) ?? shared[0]!;
  const others = shared.filter((item) => item !== holder).map((item) => item.id);
  return { reservationId: id, itemIds: [holder.id, ...others], planning: product.planning, start, resources };
}
