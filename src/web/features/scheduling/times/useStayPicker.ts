import { useState } from 'react';
import { stayPickerRef } from '#machines/reservation/reservation.selectors.ts';
import type { TimePickerRef } from '#machines/timePicker/timePicker.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';

/** The picker of arrival and departure; while the page is being left, as it was last. */
export function useStayPicker(): TimePickerRef | undefined {
  const current = useReservation(stayPickerRef);
  const [shown, setShown] = useState(current);
  if (current !== undefined && current !== shown) setShown(current);
  return current ?? shown;
}
