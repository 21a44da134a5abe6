import type { CheckoutService } from '#server/payments/checkout.service.ts';
import type { Deps } from './deps.ts';
import { mailsAtOnce } from './adapters/mail/mailPort.ts';
import { mailHandlers } from './mails/mails.service.ts';
import type { ReservationsService } from '#server/booking/reservations.service.ts';
import { inBackgroundLane } from './db/lanes.ts';
import { removeOutdated } from './housekeeping.ts';
import { removeEndedTests } from '#server/catalog/flowTests/flowTests.service.ts';
import { forgetMails, forgetOldMails } from './retention/forgetMails.ts';
import { endOutdated } from './retention/retention.service.ts';
import type { CustomersService } from '#server/people/customers.service.ts';
import { renewKeys } from './keyRenewal.ts';
import { makeWorker } from './jobs/worker.ts';
import type { Worker } from './jobs/worker.ts';

const second = 1_000;
const atOnce = 50;

interface Workers {
  reservations: ReservationsService;
  checkout: CheckoutService;
  customers: CustomersService;
}

/**
 * Money has places of its own: a mail server that hangs keeps no refund waiting. So has mail to many: no confirmation waits
 * for 500 of them.
 */
export function makeJobs(
  { db, backgroundDb, clock, log, mail, mailbox, config, secretKeys, random, webRoot }: Deps,
  { reservations, checkout, customers }: Workers,
): Worker {
  const { mailFrom, publicUrl, defaultAppTag } = config;
  const { 'mail.bulk': bulkMail, ...mails } = mailHandlers({
    db: backgroundDb,
    mail,
    mailFrom,
    publicUrl,
    defaultAppTag,
    secretKeys,
    webRoot,
    printReceipt: checkout.printReceipt,
  });
  return makeWorker({
    db: backgroundDb,
    log,
    lanes: [
      {
        name: 'money',
        places: 2,
        attemptMs: 60 * second,
        handlers: {
          'payment.refund': ({ venueId, payload }) =>
            checkout.sendRefund({ venueId, refundId: String(payload['refundId']) }),
        },
      },
      {
        name: 'people',
        places: 1,
        attemptMs: 30 * second,
        handlers: {
          'people.resetRequested': customers.mailResetLink,
          'mailbox.forget': forgetMails({ db: backgroundDb, mailbox }),
        },
      },
      { name: 'mail', places: mailsAtOnce, attemptMs: 60 * second, handlers: mails, first: ['mail.send'] },
      { name: 'bulkMail', places: 1, attemptMs: 60 * second, handlers: { 'mail.bulk': bulkMail! } },
    ],
    sweeps: [
      { name: 'payments.reconcile', everyMs: 20 * second, run: () => checkout.reconcile(atOnce) },
      { name: 'housekeeping', everyMs: 3_600 * second, run: () => removeOutdated(db) },
      { name: 'tests', everyMs: 300 * second, run: () => removeEndedTests(db) },
      { name: 'mailbox', everyMs: 3_600 * second, run: () => forgetOldMails({ mailbox, clock }) },
      { name: 'keys', everyMs: 3_600 * second, run: () => renewKeys({ db, secretKeys, random }) },
      { name: 'retention', everyMs: 3_600 * second, run: () => endOutdated(db) },
      { name: 'reservation.expire', everyMs: 10 * second, run: () => reservations.expireDue(atOnce) },
    ].map((sweep) => ({ ...sweep, run: () => inBackgroundLane(sweep.run) })),
  });
}
