import { useReservationData } from '#web/actors/useReservationData.ts';

type Totals = { totalDueNow: number; totalPayLater: number; totalOpen: number };

/** What is left to pay, in cents: now, on location, and altogether. */
export function useReservationTotals(): Totals {
  const reservation = useReservationData();
  if (reservation === null) return { totalDueNow: 0, totalPayLater: 0, totalOpen: 0 };
  const { totalPayNow, totalPaid, totalPayLater, totalOpen } = reservation;
  return { totalDueNow: Math.max(0, totalPayNow - totalPaid), totalPayLater, totalOpen };
}
