import { useQuery } from '@tanstack/react-query';
import { useFlow } from '#web/actors/ReservationActorContext.tsx';
import { reservationQuery } from '#web/queries/reservation.ts';

type Totals = { totalDueNow: number; totalPayLater: number; totalOpen: number };

/** What is left to pay, in cents: now, on location, and altogether. */
export function useReservationTotals(): Totals {
  const { slug } = useFlow();
  const reservation = useQuery(reservationQuery(slug)).data?.reservation;
  if (!reservation) return { totalDueNow: 0, totalPayLater: 0, totalOpen: 0 };
  const { totalPayNow, totalPaid, totalPayLater, totalOpen } = reservation;
  return { totalDueNow: Math.max(0, totalPayNow - totalPaid), totalPayLater, totalOpen };
}
