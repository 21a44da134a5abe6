import { useState } from 'react';
import { stayPickerRef } from '#machines/reservation/reservation.selectors.ts';
import type { TimePickerRef } from '#machines/timePicker/timePicker.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';

/** Keeps the last picker while the page is being left. */
export function useStayPicker(): TimePickerRef | undefined {
  const current = useReservation(stayPickerRef);
  const [shown, setShown] = useState(current);
  if (current !== undefined && current !== shown) setShown(current);
  return current ?? shown;
}
