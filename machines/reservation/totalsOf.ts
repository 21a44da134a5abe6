import type { KnownTotals } from '#machines/checkout/checkout.types.ts';
import type { Facts } from '#machines/reservationFacts.types.ts';

export const totalsOf = ({ reservation }: Facts): KnownTotals => ({
  total: reservation?.total ?? 0,
  totalPaid: reservation?.totalPaid ?? 0,
  totalPayNow: reservation?.totalPayNow ?? 0,
  totalMayPayNow: reservation?.totalMayPayNow ?? 0,
});
