import { guestNumbers } from '#domain/booking/guests.ts';
import type { TimePickerInput } from '#machines/timePicker/timePicker.types.ts';
import type { ReservationContext } from './reservation.types.ts';

/** For what the time picker seeks times: the product that was asked for, on the day of the draft. */
export function pickerInputOf({ flow, draft, request }: ReservationContext): TimePickerInput {
  const { personCount, date } = draft;
  const wanted = request?.kind === 'product' ? request : null;
  return {
    slug: flow.slug,
    productId: wanted?.productId ?? '',
    persons: guestNumbers(wanted?.persons ?? [], personCount) ?? [],
    personCount,
    date: date ?? '',
    preferredTime: wanted?.preferredTime ?? null,
  };
}
