import { questionAbout } from '#domain/booking/movedItems.ts';
import type { ProductPlanning } from '#domain/scheduling/day/day.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { enqueueChanged } from '#server/mails/mails.service.ts';
import type { MovedItem } from '#server/mails/mails.service.ts';
import {
  claimPlaces,
  confirmClaims,
  releaseClaims,
  releaseResources,
} from '#server/scheduling/claims/claims.service.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { openMoves } from '../rows/openMoves.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';
import { recordEvent, updateItems, updateReservation } from '../rows/reservationWrites.repo.ts';

/** A booked item with those of the guests who share it; the first holds the claims. */
export interface MovedBooking {
  reservationId: string;
  itemIds: readonly [string, ...string[]];
  planning: ProductPlanning;
  start: number;
  resources: readonly string[];
}

export interface NewPlace {
  booking: MovedBooking;
  start: number;
  resources: readonly string[];
}

/**
 * Gives booked items of locked reservations other times or resources, all at once: every place is released before one is
 * claimed, so that items may change places. The caller holds the day for itself. Mails whose times change. Throws `ClaimConflict`.
 */
export async function placeItems(
  deps: { newId(): string },
  tx: Tx,
  rows: readonly ReservationRow[],
  { places, ...by }: { places: readonly NewPlace[]; actor: string; notifyGuests: boolean },
): Promise<void> {
  const placesOf = groupBy(places, ({ booking }) => booking.reservationId);
  const moved = rows.flatMap((row) => {
    const own = placesOf.get(row.id);
    return own ? [{ row, own }] : [];
  });
  for (const { row, own } of moved) {
    const owner = { venueId: row.venueId, reservationId: row.id };
    await releaseClaims(tx, { ...owner, itemIds: itemIdsOf(own.filter(getsTime)) });
    await releaseResources(tx, { ...owner, itemIds: itemIdsOf(own.filter(keepsTime)) });
  }
  for (const { row, own } of moved) {
    const { venueId, id: reservationId, day } = row;
    const moves = await writeTimes(tx, row, { places: own, isMailed: by.notifyGuests });
    const claims = { pools: own.filter(getsTime).flatMap(poolsOf), resources: own.flatMap(resourcesOf) };
    await claimPlaces(tx, { venueId, reservationId, day, newId: deps.newId, ...claims });
    await confirmClaims(tx, { venueId, reservationId });
    await tell(deps, tx, row, { own, moves, ...by });
  }
}

/** Who keeps the time keeps their places in a pool, which may have become too small. */
const keepsTime = ({ start, booking }: NewPlace): boolean => start === booking.start;
const getsTime = (place: NewPlace): boolean => !keepsTime(place);

const itemIdsOf = (places: readonly NewPlace[]): string[] => places.flatMap(({ booking }) => booking.itemIds);

const endOf = ({ start, booking }: NewPlace): number => start + booking.planning.duration;

function poolsOf(place: NewPlace) {
  const { itemIds, planning } = place.booking;
  if (!planning.pool) return [];
  const { poolId, units } = planning.pool;
  return [{ itemId: itemIds[0], poolId, units, fromMinute: place.start, toMinute: endOf(place) }];
}

function resourcesOf(place: NewPlace) {
  const { itemIds, planning } = place.booking;
  const held = { fromMinute: place.start - planning.bufferBefore, toMinute: endOf(place) + planning.bufferAfter };
  return place.resources.map((resourceId) => ({ itemId: itemIds[0], resourceId, ...held }));
}

interface Written {
  places: readonly NewPlace[];
  isMailed: boolean;
}

/** An arrangement lasts from its first part to its last. Returns all about which the guest is asked now. */
async function writeTimes(tx: Tx, row: ReservationRow, { places, isMailed }: Written): Promise<readonly MovedItem[]> {
  const { venueId } = row;
  for (const place of places) {
    const { itemIds } = place.booking;
    await updateItems(tx, { venueId, itemIds }, { startMinute: place.start, endMinute: endOf(place) });
  }
  const items = await itemsOf(tx, venueId, row.id);
  for (const place of places) {
    const { itemIds, planning, start } = place.booking;
    const item = items.find((one) => one.id === itemIds[0])!;
    const from = { day: row.day, minute: start };
    const to = { day: row.day, minute: place.start };
    if (place.start !== start) Object.assign(item, questionAbout(item, { from, to, isMailed }));
    const { movedFromMinute, movedFromDay, moveAccepted } = item;
    const poolClaims = keepsTime(place)
      ? item.claimCount - place.booking.resources.length
      : Number(planning.pool !== null);
    const claimCount = place.resources.length + poolClaims;
    await updateItems(tx, { venueId, itemIds: [item.id] }, { claimCount, movedFromMinute, movedFromDay, moveAccepted });
  }
  const movedIds = new Set(places.flatMap(({ booking }) => booking.itemIds));
  const parentIds = new Set(items.filter((item) => movedIds.has(item.id)).map(({ parentId }) => parentId));
  for (const arrangement of items.filter((item) => parentIds.has(item.id) && item.objectType === 'collection')) {
    const parts = items.filter(({ parentId, checkinType }) => parentId === arrangement.id && !checkinType);
    const span = {
      startMinute: Math.min(...parts.flatMap(({ startMinute }) => startMinute ?? [])),
      endMinute: Math.max(...parts.flatMap(({ endMinute }) => endMinute ?? [])),
    };
    await updateItems(tx, { venueId, itemIds: [arrangement.id] }, span);
  }
  return openMoves(row, items);
}

type Told = { own: readonly NewPlace[]; moves: readonly MovedItem[]; actor: string; notifyGuests: boolean };

async function tell(
  deps: { newId(): string },
  tx: Tx,
  row: ReservationRow,
  { own, moves, actor, notifyGuests }: Told,
): Promise<void> {
  const { venueId, id: reservationId } = row;
  const sequence = row.sequence + 1;
  await updateReservation(tx, venueId, reservationId, { sequence });
  const times = own.map(({ booking, start }) => ({
    itemId: booking.itemIds[0],
    from: formatTime(booking.start),
    to: formatTime(start),
  }));
  for (const [index, { booking, start, resources }] of own.entries()) {
    const data = times[index]!;
    await recordEvent(tx, { venueId, id: deps.newId(), reservationId, kind: 'item.moved', actor, data });
    const before = { startTime: formatTime(booking.start), resourceIds: booking.resources.toSorted() };
    const after = { startTime: formatTime(start), resourceIds: resources.toSorted() };
    await recordChange(tx, { venueId, kind: 'reservation', id: reservationId }, { action: 'changed', before, after });
  }
  const isMoved = times.some(({ from, to }) => from !== to);
  if (notifyGuests && isMoved) await enqueueChanged(tx, { venueId, reservationId }, sequence, moves);
}
