import type { StaffChange } from '#contract/names.ts';
import { mayChangeStay } from '#domain/booking/staffActions.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';
import { expectValid } from '#server/http/expect.ts';
import { problem } from '#server/http/problem.ts';
import type { ReservationRow } from '../rows/reservation.types.ts';
import type { ItemsChange } from './changeItems.ts';

/** Throws `version_conflict` unless confirmed or checked in, `in_use` for an order. */
export function mustBeChangeable({ state, flowType }: Pick<ReservationRow, 'state' | 'flowType'>): void {
  if (!mayChangeStay(state)) throw problem('version_conflict');
  if (flowNeeds.isOrderCard({ type: flowType })) throw problem('in_use');
}

/**
 * The departure it has already is no change. Throws `validation_failed` for no change at all, `times_unavailable` for a
 * departure that does not follow the arrival; `pointer` is that of the change.
 */
export function checkedChange(
  { endTime, items }: StaffChange,
  { startMinute, endMinute }: Pick<ReservationRow, 'startMinute' | 'endMinute'>,
  pointer: string,
): ItemsChange {
  const departure = endTime ? parseTime(endTime) : null;
  const end = departure === endMinute ? null : departure;
  expectValid(end === null && items.length === 0 ? [{ pointer: `${pointer}/items`, code: 'required' }] : []);
  if (end !== null && (startMinute === null || end <= startMinute)) throw problem('times_unavailable');
  const choices = items.map(({ itemId, productId, startTime }) => ({
    itemId,
    productId,
    start: startTime ? parseTime(startTime) : null,
  }));
  return { end, choices };
}
