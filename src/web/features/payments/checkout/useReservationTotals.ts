import { amountDue, amountLater } from '#domain/booking/totals.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';

type Totals = { totalDueNow: number; totalPayLater: number; totalOpen: number };

/** Outstanding amounts in cents. */
export function useReservationTotals(): Totals {
  const reservation = useReservationData();
  if (reservation === null) return { totalDueNow: 0, totalPayLater: 0, totalOpen: 0 };
  return {
    totalDueNow: amountDue(reservation),
    totalPayLater: amountLater(reservation),
    totalOpen: reservation.totalOpen,
  };
}
