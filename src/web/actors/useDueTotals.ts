import { useSelector } from '@xstate/react';
import type { Reservation } from '#contract/names.ts';
import { onlineTotals } from '#domain/booking/totals.ts';
import { paysAll } from '#machines/checkout/checkout.selectors.ts';
import { checkoutRef } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from './ReservationActorContext.tsx';
import { useReservationData } from './useReservationData.ts';

export type DueTotals = Pick<Reservation, 'total' | 'totalPayNow' | 'totalMayPayNow' | 'totalPaid' | 'totalOpen'>;

/** What is due now and later, as the method and amount chosen at the checkout have it. */
export function useDueTotals(): DueTotals | null {
  const reservation = useReservationData();
  const payAll = useSelector(useReservation(checkoutRef), (checkout) => (checkout ? paysAll(checkout) : null));
  return reservation === null || payAll === null ? reservation : onlineTotals(reservation, payAll);
}
