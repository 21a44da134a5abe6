import { totalToConfirm } from '#domain/payments/checkout.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ReservationRow } from '#server/booking/reservations.service.ts';
import { paidFor } from './payments.repo.ts';
import { orderedBack } from './refunds.repo.ts';

/** What is asked of a reservation; amounts in cents. */
export interface Owing {
  isHold: boolean;
  total: number;
  /** What must be paid to book it. */
  totalPayNow: number;
  /** What was paid and is not on its way back. */
  totalPaid: number;
}

/** What a locked reservation costs, and what of it was paid to stay. */
export async function owing(tx: Tx, { venueId, id, state, flowType, ...sums }: ReservationRow): Promise<Owing> {
  return {
    isHold: state === 'hold',
    total: sums.total,
    totalPayNow: totalToConfirm({ type: flowType }, sums),
    totalPaid: await staysPaid(tx, { venueId, id }),
  };
}

/** What was paid for a locked reservation and is not on its way back, in cents. */
export async function staysPaid(tx: Tx, { venueId, id }: { venueId: string; id: string }): Promise<number> {
  const key = { venueId, reservationId: id };
  return (await paidFor(tx, key)) - (await orderedBack(tx, key));
}
