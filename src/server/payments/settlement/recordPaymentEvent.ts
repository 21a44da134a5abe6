import type { Tx } from '#server/db/schema.ts';
import { recordEvent } from '#server/booking/payableReservations.service.ts';
import type { PayableReservation } from '#server/booking/payableReservations.service.ts';
import type { PaymentRow } from './payments.repo.ts';

export interface LockedPayment {
  reservation: PayableReservation;
  payment: PaymentRow;
}

export async function recordPaymentEvent(
  deps: { newId(): string },
  tx: Tx,
  kind: 'payment.paid' | 'payment.returned' | 'payment.mismatch',
  { reservation, payment }: LockedPayment,
): Promise<void> {
  await recordEvent(tx, {
    venueId: reservation.venueId,
    id: deps.newId(),
    reservationId: reservation.id,
    kind,
    actor: 'provider',
    data: { payment: payment.id, amount: payment.amount },
  });
}
