import type { OtherDayMove, RepairMove, RepairResult } from '#contract/names.ts';
import { unfitMoves } from '#domain/scheduling/repairs/unfitMoves.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';
import { problem } from '#server/http/problem.ts';
import { ClaimConflict } from '#server/scheduling/claims/claims.service.ts';
import { lockDaysAndPlanning } from '#server/scheduling/claims/lockDay.service.ts';
import { readRepairDay } from '#server/scheduling/repairs/repairDay.service.ts';
import type { RepairBooking } from '#server/scheduling/repairs/repairDay.service.ts';
import { namedItems } from '#server/scheduling/repairs/lostItems.service.ts';
import { venueNow } from '../planning/groupDay.ts';
import { reservationById } from '../rows/reservations.repo.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';
import type { NewPlace } from '../dayBoard/placeItems.ts';
import { placeItems } from '../dayBoard/placeItems.ts';
import { moveVisits } from './moveVisits.ts';
import type { RepairCaller, RepairsDeps } from './repairsDeps.ts';

interface Order {
  date: LocalDate;
  moves: readonly RepairMove[];
  otherDays: readonly OtherDayMove[];
  notifyGuests: boolean;
  /** What changes of the planning first. */
  write: () => Promise<void>;
}

/**
 * Moves items and visits exactly as they were proposed; returns how many. Locks the reservations by id, then the days, then the
 * planning, as everybody does. Visits go first, so that what they leave is free for others. Throws `version_conflict` when one is
 * elsewhere by now, `times_unavailable` when a new place is not free.
 */
export async function applyMoves(
  deps: RepairsDeps,
  tx: Tx,
  caller: RepairCaller,
  { date, moves, otherDays, notifyGuests, write }: Order,
): Promise<Pick<RepairResult, 'movedItems' | 'movedVisits'>> {
  const { venue, language, staffId } = caller;
  const { venueId } = venue;
  const itemIds = moves.map(({ itemId }) => itemId);
  if (new Set(itemIds).size < itemIds.length) throw problem('version_conflict');
  const scope = { venueId, now: venueNow(deps.clock, venue), date };
  const items = await namedItems(tx, scope, { itemIds, language });
  const ids = [...items, ...otherDays].map(({ reservationId }) => reservationId);
  const rows = await lockReservations(tx, venueId, [...new Set(ids)]);
  await lockDaysAndPlanning(tx, { venueId, days: [date, ...otherDays.map((visit) => visit.date)] });
  await write();
  const movedVisits = await moveVisits(deps, tx, caller, { rows, date, otherDays, notifyGuests });
  if (moves.length === 0) return { movedItems: 0, movedVisits };
  const lockedItems = await namedItems(tx, scope, { itemIds, language });
  const { day, lost } = await readRepairDay(tx, scope, lockedItems);
  const places = moves.map((move) => newPlace(lost, move));
  const asPlanned = places.map(({ booking, start, resources }) => ({ id: booking.id, start, resources }));
  if (unfitMoves(day, lost, asPlanned).length > 0) throw problem('times_unavailable');
  try {
    await placeItems(deps, tx, rows, { places, actor: staffId, notifyGuests });
  } catch (error) {
    throw error instanceof ClaimConflict ? problem('times_unavailable') : error;
  }
  return { movedItems: moves.length, movedVisits };
}

async function lockReservations(tx: Tx, venueId: string, ids: readonly string[]): Promise<ReservationRow[]> {
  const rows: ReservationRow[] = [];
  for (const id of ids.toSorted()) {
    const row = await reservationById(tx, venueId, id, { lock: true });
    if (row) rows.push(row);
  }
  return rows;
}

function newPlace(lost: readonly RepairBooking[], move: RepairMove): NewPlace & { booking: RepairBooking } {
  const booking = lost.find(({ itemIds }) => itemIds[0] === move.itemId);
  const isAsRead = booking?.start === parseTime(move.fromTime) && sameIds(booking.resources, move.fromResourceIds);
  if (!booking || !isAsRead) throw problem('version_conflict');
  return { booking, start: parseTime(move.startTime)!, resources: move.resourceIds };
}

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join(' ') === b.toSorted().join(' ');
