import { totalToConfirm } from '#domain/payments/checkout.ts';
import type { Tx } from '#server/db/schema.ts';
import type { PayableReservation } from '#server/booking/payableReservations.service.ts';
import { paidFor } from './payments.repo.ts';
import { queuedRefunds } from './refunds.repo.ts';

/** Amounts in cents. `totalPayNow`: due to confirm it; `totalPaid`: net paid. */
export interface Outstanding {
  isHold: boolean;
  total: number;
  totalPayNow: number;
  totalPaid: number;
}

export async function outstanding(
  tx: Tx,
  { venueId, id, state, flowType, ...sums }: PayableReservation,
): Promise<Outstanding> {
  return {
    isHold: state === 'hold',
    total: sums.total,
    totalPayNow: totalToConfirm({ type: flowType }, sums),
    totalPaid: await netPaid(tx, { venueId, id }),
  };
}

/** Cents, of a locked reservation: paid less refunded and queued refunds. */
export async function netPaid(tx: Tx, { venueId, id }: { venueId: string; id: string }): Promise<number> {
  const key = { venueId, reservationId: id };
  return (await paidFor(tx, key)) - (await queuedRefunds(tx, key));
}
