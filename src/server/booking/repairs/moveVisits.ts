import type { OtherDayMove } from '#contract/names.ts';
import { questionAbout } from '#domain/booking/movedItems.ts';
import { movesToOtherDay } from '#domain/booking/movesToOtherDay.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { Problem, problem } from '#server/http/problem.ts';
import { ClaimConflict } from '#server/scheduling/claims/claims.service.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { openMoves } from '../rows/openMoves.ts';
import { itemsOf, reservationById } from '../rows/reservations.repo.ts';
import type { ReservationRow, ReservationWithItems, Tx } from '../rows/reservation.types.ts';
import { updateItems } from '../rows/reservationWrites.repo.ts';
import { afterChange } from '../selfService/afterChange.ts';
import { moveBooking } from '../selfService/moveBooking.ts';
import { paidBefore } from '../selfService/settleChange.ts';
import type { RepairCaller, RepairsDeps } from './repairsDeps.ts';

interface Order {
  /** Locked, with every day that is named. */
  rows: readonly ReservationRow[];
  date: LocalDate;
  otherDays: readonly OtherDayMove[];
  notifyGuests: boolean;
}

/**
 * Moves whole visits to other days, each at its price; returns how many. Throws `version_conflict` when one is no longer as it was
 * proposed, `times_unavailable` when its new day has no place for it.
 */
export async function moveVisits(
  deps: RepairsDeps,
  tx: Tx,
  caller: RepairCaller,
  { rows, date, otherDays, notifyGuests }: Order,
): Promise<number> {
  for (const { reservationId, sequence, ...to } of otherDays) {
    const row = rows.find(({ id }) => id === reservationId);
    if (!row || row.day !== date || row.sequence !== sequence || !movesToOtherDay(row) || to.date <= date)
      throw problem('version_conflict');
    const booking = { row, items: await itemsOf(tx, row.venueId, row.id) };
    await moveVisit(deps, tx, caller, { booking, to, notifyGuests });
  }
  return otherDays.length;
}

interface VisitMove {
  booking: ReservationWithItems;
  to: { date: LocalDate; startTime: string };
  notifyGuests: boolean;
}

async function moveVisit(
  deps: RepairsDeps,
  tx: Tx,
  { venue, language, staffId: actor }: RepairCaller,
  { booking, to, notifyGuests }: VisitMove,
): Promise<void> {
  const { row } = booking;
  const key = { venueId: row.venueId, kind: 'reservation', id: row.id } as const;
  const paid = await paidBefore(tx, row);
  const source = { db: tx, clock: deps.clock, venue };
  await moveBooking(deps, source, booking, { ...to, isByVenue: true }).catch((error: unknown) => {
    throw isNoPlace(error) ? problem('times_unavailable') : error;
  });
  const mailed = await askAbout(tx, booking, notifyGuests);
  const by = { actor, refundsOnline: false, asksOnline: false, reason: 'changed_at_desk' as const };
  const event = { kind: 'moved' as const, data: to };
  await afterChange(deps, tx, booking, { paid, by, event, language, mailed });
  const before = { date: row.day, startTime: startOf(booking) };
  await recordChange(tx, key, { action: 'changed', before, after: to });
}

const isNoPlace = (error: unknown): boolean =>
  error instanceof ClaimConflict ||
  (error instanceof Problem && ['change_unavailable', 'date_unavailable'].includes(error.code));

const startOf = ({ row, items }: ReservationWithItems): string => formatTime(visitSpan(row, items)?.from ?? 0);

/** Notes with each item where it was. Returns what the mail asks, or null: nobody is mailed. */
async function askAbout(tx: Tx, { row, items }: ReservationWithItems, isMailed: boolean) {
  const { venueId, id } = row;
  const moved = (await reservationById(tx, venueId, id))!;
  const movedItems = await itemsOf(tx, venueId, id);
  const shift = visitSpan(moved, movedItems)!.from - visitSpan(row, items)!.from;
  for (const item of movedItems) {
    if (item.objectType !== 'product' || item.startMinute === null) continue;
    const from = { day: row.day, minute: item.startMinute - shift };
    const before = items.find(
      ({ productId, startMinute }) => productId === item.productId && startMinute === from.minute,
    );
    const to = { day: moved.day, minute: item.startMinute };
    const question = questionAbout(before ?? item, { from, to, isMailed });
    await updateItems(tx, { venueId, itemIds: [item.id] }, question);
    Object.assign(item, question);
  }
  return isMailed ? openMoves(moved, movedItems) : null;
}
