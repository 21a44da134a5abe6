import type { CheckoutService } from '#server/payments/checkout.service.ts';
import type { Deps } from './deps.ts';
import { mailHandlers } from './mails/mails.service.ts';
import type { ReservationsService } from '#server/booking/reservations.service.ts';
import { removeOutdated } from './housekeeping.ts';
import { makeWorker } from './jobs/worker.ts';
import type { Worker } from './jobs/worker.ts';

const second = 1_000;
const atOnce = 50;

export function makeJobs(
  { db, log, mail, config, secretKey, webRoot }: Deps,
  services: { reservations: ReservationsService; checkout: CheckoutService },
): Worker {
  const { reservations, checkout } = services;
  return makeWorker({
    db,
    log,
    handlers: {
      ...mailHandlers({ db, mail, mailFrom: config.mailFrom, publicUrl: config.publicUrl, secretKey, webRoot }),
      'payment.refund': ({ venueId, payload }) =>
        checkout.sendRefund({ venueId, refundId: String(payload['refundId']) }),
    },
    sweeps: [
      { name: 'payments.reconcile', everyMs: 20 * second, run: () => checkout.reconcile(atOnce) },
      { name: 'housekeeping', everyMs: 3_600 * second, run: () => removeOutdated(db) },
      { name: 'reservation.expire', everyMs: 10 * second, run: () => reservations.expireDue(atOnce) },
    ],
  });
}
