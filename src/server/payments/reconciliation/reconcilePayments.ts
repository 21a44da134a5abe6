import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { adoptOrphan } from '../settlement/adoptOrphan.ts';
import { applyPayment } from '../settlement/applyPayment.ts';
import { isInCreation } from '../settlement/creation.ts';
import { unfinishedStates } from '#server/db/paymentTables.ts';
import { stalePayments, orphanedPayments, updatePayment } from '../settlement/payments.repo.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';
import { reconcileRefunds } from './reconcileRefunds.ts';
import { logAndContinue } from '../settlement/logAndContinue.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';

/** A payment is looked at again when nothing was heard for so long; well within the two minutes that are promised. */
const STALE_AFTER_SECONDS = 30;

/** What the provider had not made when we gave it up is looked for once more. */
const orphans = { minutes: 15, limit: 10 };

/**
 * Asks the provider about at most `limit` unfinished payments per venue that nobody reported on: lost webhooks, visitors
 * who closed the window, answers that never came; and about money that goes back. Returns how many were brought up to
 * date; a silent provider is no error, and a row or a venue that fails keeps no other waiting.
 */
export async function reconcilePayments(deps: PaymentDeps, limit: number): Promise<number> {
  const venues = await deps.db.selectFrom('venue').select('venueId').execute();
  let done = 0;
  for (const { venueId } of venues) {
    await logAndContinue(deps, { venueId, id: venueId }, async () => {
      done += await reconcileVenue(deps, venueId, limit);
    });
  }
  return done;
}

async function reconcileVenue(deps: PaymentDeps, venueId: string, limit: number): Promise<number> {
  let done = 0;
  const reconcile = async (payment: PaymentRow, look: typeof updateFromProvider): Promise<void> => {
    if (await logAndContinue(deps, payment, () => look(deps, payment))) done += 1;
  };
  const stale = await stalePayments(deps.db, { venueId, seconds: STALE_AFTER_SECONDS, limit });
  for (const payment of stale) await reconcile(payment, updateFromProvider);
  for (const payment of await orphanedPayments(deps.db, { venueId, ...orphans })) await reconcile(payment, adoptOnce);
  return done + (await reconcileRefunds(deps, venueId));
}

/**
 * Looked at first, it goes to the end of the line: one that always fails keeps nobody waiting. Answers that do not fit keep
 * no places either, long after the payment could have been paid.
 */
async function updateFromProvider(deps: PaymentDeps, payment: PaymentRow): Promise<boolean> {
  if (isInCreation(payment)) return false;
  await updatePayment(deps.db, payment, {});
  try {
    const fits = await (payment.providerId === null ? adoptOrphan(deps, payment) : applyPayment(deps, payment));
    if (!fits && payment.isLongOver) {
      await updatePayment(deps.db, payment, { state: 'failed', failureReason: 'mismatch' }, unfinishedStates);
    }
    return true;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (!isUnknownAtProvider(payment, error)) return false;
    await updatePayment(deps.db, payment, { state: 'expired', failureReason: 'unknown_at_provider' });
    return true;
  }
}

/** Once it was looked for it is not looked for again; what failed is, for its money may be there. */
async function adoptOnce(deps: PaymentDeps, payment: PaymentRow): Promise<boolean> {
  await adoptOrphan(deps, payment);
  await updatePayment(deps.db, payment, {});
  return true;
}

/** A payment the provider does not know any more, long after it could have been paid, keeps no places. */
const isUnknownAtProvider = ({ isLongOver }: PaymentRow, { status }: PaymentProviderError): boolean =>
  (status === 404 || status === 410) && isLongOver;
