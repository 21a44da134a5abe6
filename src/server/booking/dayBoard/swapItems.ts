import type { SwapForm, SwapResult } from '#contract/names.ts';
import { mayMoveItem } from '#domain/booking/staffActions.ts';
import { exchanged } from '#domain/scheduling/repairs/exchange.ts';
import { placeRefusal } from '#domain/scheduling/repairs/placeRefusal.ts';
import { unfitMoves } from '#domain/scheduling/repairs/unfitMoves.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { ClaimConflict } from '#server/scheduling/claims/claims.service.ts';
import { lockDay } from '#server/scheduling/claims/lockDay.service.ts';
import { readBoardResources } from '#server/scheduling/dayBoard/boardDay.service.ts';
import { readRepairDay } from '#server/scheduling/repairs/repairDay.service.ts';
import type { RepairBooking } from '#server/scheduling/repairs/repairDay.service.ts';
import { venueNow } from '../planning/groupDay.ts';
import { reservationById } from '../rows/reservations.repo.ts';
import type { ReservationRow } from '../rows/reservation.types.ts';
import { reservationOfItem } from './dayBoard.repo.ts';
import type { MoveDeps, Mover } from './itemMoves.ts';
import { placeItems } from './placeItems.ts';
import type { NewPlace } from './placeItems.ts';

type Swap = { date: LocalDate; form: SwapForm };
type Planned = NewPlace & { booking: RepairBooking; reason: SwapResult['items'][number]['reason'] };

/** Read without locks. Throws what `carryOutSwap` does, but for `times_unavailable`. */
export async function previewSwap(deps: MoveDeps, mover: Mover, swap: Swap): Promise<SwapResult> {
  const rows = await reservationsOf(deps.db, mover, swap, false);
  return resultOf(swap, rows, await planSwap(deps, deps.db, mover, swap), { done: false, raised: 0 });
}

/**
 * Both change places in one transaction, or neither does. Locks the reservations by id, then the day. Throws `not_found`,
 * `reservation_cancelled`, `version_conflict`, `times_unavailable`.
 */
export async function carryOutSwap(
  deps: MoveDeps,
  mover: Mover,
  { saveResponse, ...swap }: Swap & { saveResponse: SaveResponse<SwapResult> },
): Promise<SwapResult> {
  return inTransaction(deps.db, async (tx) => {
    const rows = await reservationsOf(tx, mover, swap, true);
    await lockDay(tx, { venueId: mover.venue.venueId, day: swap.date }, 'exclusive');
    const places = await planSwap(deps, tx, mover, swap);
    if (places.some(({ reason }) => reason !== null)) throw problem('times_unavailable');
    const { notifyGuests = false } = swap.form;
    if (!places.some(isElsewhere)) return resultOf(swap, rows, places, { done: true, raised: 0 });
    try {
      await placeItems(deps, tx, rows, { places, actor: mover.staffId, notifyGuests });
    } catch (error) {
      throw error instanceof ClaimConflict ? problem('times_unavailable') : error;
    }
    const result = resultOf(swap, rows, places, { done: true, raised: 1 });
    await saveResponse(tx, result);
    return result;
  });
}

/** Without doubles, by id. */
async function reservationsOf(
  db: Db | Tx,
  { venue: { venueId } }: Mover,
  { date, form }: Swap,
  lock: boolean,
): Promise<ReservationRow[]> {
  const sequences = new Map<string, Set<number>>();
  for (const { itemId, sequence } of form.items) {
    const id = await reservationOfItem(db, { venueId, date, itemId });
    if (id === null) throw problem('not_found');
    sequences.set(id, new Set([...(sequences.get(id) ?? []), sequence]));
  }
  const rows: ReservationRow[] = [];
  for (const id of [...sequences.keys()].toSorted()) {
    const row = await reservationById(db, venueId, id, { lock });
    if (!row) throw problem('not_found');
    if (row.state === 'cancelled') throw problem('reservation_cancelled');
    const isAsRead = [...sequences.get(id)!].every((sequence) => sequence === row.sequence);
    if (!mayMoveItem(row.state) || !isAsRead) throw problem('version_conflict');
    rows.push(row);
  }
  return rows;
}

/** In the order of the form. On today also to times that have passed. */
async function planSwap(
  { clock }: MoveDeps,
  db: Db | Tx,
  { venue }: Mover,
  { date, form }: Swap,
): Promise<[Planned, Planned]> {
  const { venueId } = venue;
  const named = [];
  for (const { itemId } of form.items) {
    named.push({ id: itemId, reservationId: (await reservationOfItem(db, { venueId, date, itemId }))! });
  }
  const read = await readRepairDay(db, { venueId, now: venueNow(clock, venue), date }, named);
  const day = { ...read.day, earliest: read.day.earliest > 1440 ? read.day.earliest : 0 };
  const bookings = named.map(({ id }) => read.lost.find(({ itemIds }) => itemIds.includes(id)));
  const [one, other] = bookings;
  if (!one || !other || one === other) throw problem('not_found');
  const resources = await readBoardResources(db, { venueId, date });
  const roles = new Map(resources.map(({ id, role }) => [id, role]));
  const therapistIds = new Set(resources.filter(({ role }) => role === 'therapist').map(({ id }) => id));
  const [first, second] = exchanged([one, other], form.exchange, roles);
  const asMoves = [
    { id: one.id, ...first },
    { id: other.id, ...second },
  ];
  const unfit = new Set(unfitMoves(day, read.lost, asMoves));
  const besideEachOther = one.guests.some((guest) => other.guests.includes(guest)) ? 'guest_busy' : 'no_common_time';
  const planned = (booking: RepairBooking, { start, resources: ids }: typeof first): Planned => ({
    booking,
    start,
    resources: ids,
    reason: unfit.has(booking.id)
      ? (placeRefusal(day, booking, { start, resources: ids, therapistIds }) ?? besideEachOther)
      : null,
  });
  return [planned(one, first), planned(other, second)];
}

const isElsewhere = ({ booking, start, resources }: Planned): boolean =>
  start !== booking.start || resources.toSorted().join(' ') !== booking.resources.toSorted().join(' ');

function resultOf(
  { form }: Swap,
  rows: readonly ReservationRow[],
  places: readonly Planned[],
  { done, raised }: { done: boolean; raised: 0 | 1 },
): SwapResult {
  const items = places.map(({ booking, start, resources, reason }, at) => {
    const { sequence } = rows.find(({ id }) => id === booking.reservationId)!;
    return {
      itemId: form.items[at]!.itemId,
      reservationId: booking.reservationId,
      sequence: sequence + raised,
      startTime: formatTime(start),
      endTime: formatTime(Math.min(1440, start + booking.planning.duration)),
      resourceIds: [...resources],
      reason,
    };
  });
  return { done, items };
}
