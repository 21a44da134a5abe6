import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { adoptOrphan } from '../settlement/adoptOrphan.ts';
import { applyPayment } from '../settlement/applyPayment.ts';
import { isInCreation } from '../settlement/creation.ts';
import { unfinishedStates } from '#server/db/paymentsTables.ts';
import { stalePayments, orphanedPayments, updatePayment } from '../settlement/payments.repo.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';
import { reconcileRefunds } from './reconcileRefunds.ts';
import { logAndContinue } from '../settlement/logAndContinue.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';

const STALE_AFTER_SECONDS = 30;

const orphans = { minutes: 15, limit: 10 };

/**
 * Asks the provider about at most `limit` unfinished payments per venue, and about refunds. Returns how many were
 * updated. A failing row or venue stops no other.
 */
export async function reconcilePayments(deps: PaymentDeps, limit: number): Promise<number> {
  const venues = await deps.db.selectFrom('venue').select('venueId').where('testOf', 'is', null).execute();
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
 * Touches the row first, so one that always fails goes to the end of the queue. A mismatch releases its places long
 * after it was payable.
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

async function adoptOnce(deps: PaymentDeps, payment: PaymentRow): Promise<boolean> {
  await adoptOrphan(deps, payment);
  await updatePayment(deps.db, payment, {});
  return true;
}

const isUnknownAtProvider = ({ isLongOver }: PaymentRow, { status }: PaymentProviderError): boolean =>
  (status === 404 || status === 410) && isLongOver;
