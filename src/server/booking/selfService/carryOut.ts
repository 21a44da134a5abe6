import { ClaimConflict } from '#server/scheduling/claims/claims.service.ts';
import { problem } from '#server/http/problem.ts';
import { cancelReservation, mailCancelled } from '../lifecycle/cancelReservation.ts';
import type { DaySource } from '../planning/groupDay.ts';
import type { Tx } from '../rows/reservation.types.ts';
import { afterChange, cancelled } from './afterChange.ts';
import type { CarriedOut } from './afterChange.ts';
import type { CheckedChange } from './changeForm.ts';
import { changeItem } from './changeItem.ts';
import { moveBooking, stayUntil } from './moveBooking.ts';
import { mustBeOpen, ownReservation } from './ownReservation.ts';
import type { OwnContext } from './ownContext.ts';
import type { OwnReservation } from './ownReservation.ts';
import { removeGuest } from './removeGuest.ts';
import { byGuest } from './selfServiceDeps.ts';
import type { SelfServiceDeps } from './selfServiceDeps.ts';
import { paidBefore, settleCancelled } from './settleChange.ts';

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
  const paid = await paidBefore(tx, row);
  if (change.kind === 'cancel') {
    await cancelReservation(deps, tx, row, { actor: byGuest.actor });
    const settled = await settleCancelled(deps.money, tx, row, { before: paid, by: byGuest });
    await mailCancelled(tx, row);
    return cancelled(own, settled);
  }
  await changeItems(deps, { db: tx, clock: deps.clock, venue: context.venue }, own, change);
  const leaving = change.kind === 'removeGuest' ? change.person : null;
  const event = { kind: events[change.kind], data: eventData(change) };
  return afterChange(deps, tx, own, { paid, by: byGuest, event, language: context.language, leaving });
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
