import type { NotBooked, StaffChange, StaffChangeOrder, StaffChangeQuote } from '#contract/names.ts';
import { sumOf } from '#domain/values/cents.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { dryRun } from '#server/db/dryRun.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { ClaimConflict } from '#server/scheduling/claims/claims.service.ts';
import { lockDay } from '#server/scheduling/claims/lockDay.service.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import type { DeskContext } from '../desk/deskContext.ts';
import { endOpenPayments } from '../lifecycle/endOpenPayments.ts';
import { venueNow } from '../planning/groupDay.ts';
import { hasUnfinishedPayment } from '../rows/reservationChecks.repo.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import type { ReservationRow, ReservationWithItems, Tx } from '../rows/reservation.types.ts';
import { afterChange } from '../selfService/afterChange.ts';
import type { ChangeMoney } from '../selfService/selfServiceDeps.ts';
import { paidBefore } from '../selfService/settleChange.ts';
import { lockReservation } from '../staff/staffReservationDeps.ts';
import { checkedChange, mustBeChangeable } from './changeForm.ts';
import { changeItems } from './changeItems.ts';
import type { ItemsChange, Misfit } from './changeItems.ts';

export type StaffChangeDeps = ReservationDeps & { money: ChangeMoney };

/**
 * What the change would do; nothing of it stays. Throws `reservation_not_found`, `version_conflict` unless confirmed or checked
 * in, `in_use` for an order, `date_unavailable`, `times_unavailable`, `not_found`, `product_unavailable`,
 * `product_duplicate`, `change_unavailable`.
 */
export function quoteStaffChange(
  deps: StaffChangeDeps,
  context: DeskContext,
  id: string,
  form: StaffChange,
): Promise<StaffChangeQuote> {
  return deps.gate.run(context, () => dryRun(deps.db, (tx) => carryOut(deps, tx, context, { id, form, pointer: '' })));
}

/**
 * Carries out what was quoted, in one transaction. Throws what `quoteStaffChange` does, `version_conflict` for another version
 * or other money than quoted, `product_unavailable` with what does not fit, `payment_in_progress`.
 */
export async function applyStaffChange<T>(
  deps: StaffChangeDeps,
  context: DeskContext,
  { id, order }: { id: string; order: StaffChangeOrder },
  finish: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { venueId } = context.venue;
  await endOpenPayments(deps, { venueId, id });
  return inTransaction(deps.db, async (tx) => {
    const { sequence } = await lockReservation(tx, { venueId }, id);
    if (sequence !== order.sequence) throw problem('version_conflict');
    if (await hasUnfinishedPayment(tx, venueId, id)) throw problem('payment_in_progress');
    const quote = await carryOut(deps, tx, context, { id, form: order.change, pointer: '/change' });
    refuseMisfit(quote);
    const back = sumOf(quote.back.map(({ amount }) => amount));
    if (quote.total !== order.total || back !== order.back) throw problem('version_conflict');
    return finish(tx);
  });
}

function refuseMisfit({ notBookedProducts }: { notBookedProducts: NotBooked[] }): void {
  if (notBookedProducts.length > 0) throw problem('product_unavailable', { extensions: { notBookedProducts } });
}

async function carryOut(
  deps: StaffChangeDeps,
  tx: Tx,
  context: DeskContext,
  { id, form, pointer }: { id: string; form: StaffChange; pointer: string },
): Promise<StaffChangeQuote> {
  const { venue, language, staffId: actor } = context;
  const row = await lockReservation(tx, venue, id);
  refuseUnlessOpen(deps, context, row);
  const change = checkedChange(form, row, pointer);
  await lockDay(tx, { venueId: row.venueId, day: row.day, reservationId: id }, 'exclusive');
  const booking = { row, items: await itemsOf(tx, row.venueId, id) };
  const paid = await paidBefore(tx, row);
  const misfit = await changed(deps, tx, context, { booking, change });
  const by = { actor, refundsOnline: form.refund ?? false, asksOnline: false, reason: 'changed_at_desk' as const };
  const { quote } = await afterChange(deps, tx, booking, { paid, by, event: eventOf(change), language });
  await recordChanged(tx, booking, change);
  return { ...quote, notBookedProducts: misfit.notBooked, departures: misfit.departures.map(formatTime) };
}

function refuseUnlessOpen({ clock }: StaffChangeDeps, { venue }: DeskContext, row: ReservationRow): void {
  mustBeChangeable(row);
  const { today } = venueNow(clock, venue);
  if (row.day < today) throw problem('date_unavailable', { extensions: { reason: 'past' } });
}

async function changed(
  deps: StaffChangeDeps,
  tx: Tx,
  { venue, language }: DeskContext,
  { booking, change }: { booking: ReservationWithItems; change: ItemsChange },
): Promise<Misfit> {
  try {
    return await changeItems(deps, { db: tx, clock: deps.clock, venue }, { booking, language }, change);
  } catch (error) {
    throw error instanceof ClaimConflict ? problem('change_unavailable') : error;
  }
}

const eventOf = ({ end, choices }: ItemsChange) =>
  end === null
    ? { kind: 'item.changed' as const, data: { items: choices.length } }
    : { kind: 'stay.changed' as const, data: { endTime: formatTime(end), items: choices.length } };

async function recordChanged(tx: Tx, { row, items }: ReservationWithItems, { end }: ItemsChange): Promise<void> {
  const { venueId, id, endMinute } = row;
  const endTime = (minute: number | null) => (minute === null ? {} : { endTime: formatTime(minute) });
  const before = { itemIds: items.map((item) => item.id), ...endTime(endMinute) };
  const itemIds = (await itemsOf(tx, venueId, id)).map((item) => item.id);
  const after = { itemIds, ...endTime(end ?? endMinute) };
  await recordChange(tx, { venueId, kind: 'reservation', id }, { action: 'changed', before, after });
}
