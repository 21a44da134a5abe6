import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ReceiptMailActors } from '#machines/receiptMail/receiptMail.actors.ts';
import { mailReceipt } from '#web/queries/admin/payments.ts';
import { readReservationAgain } from '#web/queries/admin/reservations.ts';

/** Of one reservation. */
export const receiptMailActors = (client: QueryClient, id: string): ReceiptMailActors => ({
  mailReceipt: fromPromise(async ({ input: { email } }) => {
    try {
      await mailReceipt(id, email);
    } finally {
      void readReservationAgain(client, id);
    }
    return null;
  }),
});
