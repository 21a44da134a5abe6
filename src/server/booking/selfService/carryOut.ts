import type { ChangeQuote } from '#contract/names.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { ClaimConflict, confirmClaims } from '#server/scheduling/claims/claims.service.ts';
import { problem } from '#server/http/problem.ts';
import { enqueueChanged } from '#server/mails/mails.service.ts';
import { cancelReservation, mailCancelled } from '../lifecycle/cancelReservation.ts';
import type { DaySource } from '../planning/groupDay.ts';
import { itemsOf, reservationById } from '../rows/reservations.repo.ts';
import type { Tx } from '../rows/reservation.types.ts';
import { recordEvent } from '../rows/reservationWrites.repo.ts';
import type { CheckedChange } from './changeForm.ts';
import { changeItem } from './changeItem.ts';
import { changeLines } from './changeLines.ts';
import { moveBooking, stayUntil } from './moveBooking.ts';
import { mustBeOpen, ownReservation } from './ownReservation.ts';
import type { OwnContext } from './ownContext.ts';
import type { OwnReservation } from './ownReservation.ts';
import { removeGuest } from './removeGuest.ts';
import { guestActor } from './selfServiceDeps.ts';
import type { SelfServiceDeps } from './selfServiceDeps.ts';
import { paidBefore, settleCancelled, settleChange } from './settleChange.ts';
import type { SettledMoney } from './settleChange.ts';

export interface CarriedOut {
  quote: ChangeQuote;
  paymentRef: string | null;
}

const events = {
  removeGuest: 'guest.removed',
  move: 'moved',
  stay: 'stay.changed',
  changeItem: 'item.changed',
} as const;

/**
 * Changes a booking with everything that follows: places, money, credits, history, mail. A quote is the same, rolled back.
 * Throws `changes_closed`, `change_unavailable` and what each kind of change throws.
 */
export async function carryOut(
  deps: SelfServiceDeps,
  tx: Tx,
  context: OwnContext,
  { ref, change }: { ref: string; change: CheckedChange },
): Promise<CarriedOut> {
  const own = await ownReservation(deps, tx, context, { ref, lock: true });
  mustBeOpen(own);
  const { row } = own;
  const before = await paidBefore(tx, row);
  if (change.kind === 'cancel') {
    await cancelReservation(deps, tx, row, { actor: guestActor });
    const settled = await settleCancelled(deps.money, tx, row, before);
    await mailCancelled(tx, row);
    return carriedOut(own, { ...own, items: [] }, { settled, change, context });
  }
  await changeItems(deps, { db: tx, clock: deps.clock, venue: context.venue }, own, change);
  await confirmClaims(tx, { venueId: row.venueId, reservationId: row.id });
  const settled = await settleChange(deps.money, tx, row, before);
  const data = { ...eventData(change), from: row.day };
  await recordEvent(tx, {
    venueId: row.venueId,
    id: deps.newId(),
    reservationId: row.id,
    kind: events[change.kind],
    actor: guestActor,
    data,
  });
  await enqueueChanged(tx, { venueId: row.venueId, reservationId: row.id }, row.sequence + 1);
  const changed = await reservationById(tx, row.venueId, row.id);
  const items = await itemsOf(tx, row.venueId, row.id);
  return carriedOut(
    own,
    { ...own, row: { ...row, ...changed, number: row.number }, items },
    { settled, change, context },
  );
}

type ItemsChange = Exclude<CheckedChange, { kind: 'cancel' }>;

async function changeItems(
  deps: SelfServiceDeps,
  source: DaySource & { db: Tx },
  own: OwnReservation,
  change: ItemsChange,
): Promise<void> {
  try {
    if (change.kind === 'removeGuest') await removeGuest(source.db, own, change.person);
    else if (change.kind === 'move') await moveBooking(deps, source, own, change);
    else if (change.kind === 'stay') await moveBooking(deps, source, own, stayUntil(own, change.endTime));
    else await changeItem(deps, source, own, change);
  } catch (error) {
    throw error instanceof ClaimConflict ? problem('change_unavailable') : error;
  }
}

/** Ids and numbers only. */
const eventData = ({ kind: _kind, ...change }: ItemsChange): object => change;

function carriedOut(
  before: OwnReservation,
  after: OwnReservation,
  { settled, change, context }: { settled: SettledMoney; change: CheckedChange; context: OwnContext },
): CarriedOut {
  const { paymentRef, ...money } = settled;
  const visit = visitSpan(after.row, after.items);
  const isCancelled = change.kind === 'cancel';
  const lines = {
    before: { day: before.row.day, items: before.items },
    after: { day: after.row.day, items: after.items },
    leaving: change.kind === 'removeGuest' ? change.person : null,
  };
  return {
    quote: {
      sequence: before.row.sequence,
      startDate: after.row.day,
      startTime: visit && formatTime(visit.from),
      endTime: visit && formatTime(visit.to),
      personCount: isCancelled ? 0 : after.row.personCount,
      lines: isCancelled ? [] : changeLines(lines, context.language),
      totalBefore: before.row.total,
      total: isCancelled ? 0 : after.row.total,
      ...money,
    },
    paymentRef,
  };
}
