import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { adoptOrphan } from '../settlement/adoptOrphan.ts';
import { applyPayment } from '../settlement/applyPayment.ts';
import { isBeingMade } from '../settlement/creation.ts';
import { unfinishedStates } from '#server/db/paymentTables.ts';
import { forgottenPayments, givenUpPayments, updatePayment } from '../settlement/payments.repo.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';
import { reconcileMoneyBack } from './reconcileMoneyBack.ts';
import { unlessItFails } from '../settlement/unlessItFails.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';

/** A payment is looked at again when nothing was heard for so long; well within the two minutes that are promised. */
const FORGOTTEN_AFTER_SECONDS = 30;

/** What the provider had not made when we gave it up is looked for once more. */
const givenUp = { minutes: 15, limit: 10 };

/**
 * Asks the provider about at most `limit` unfinished payments per venue that nobody reported on: lost webhooks, visitors
 * who closed the window, answers that never came; and about money that goes back. Returns how many were brought up to
 * date; a silent provider is no error, and a row or a venue that fails keeps no other waiting.
 */
export async function reconcilePayments(tools: CheckoutTools, limit: number): Promise<number> {
  const venues = await tools.db.selectFrom('venue').select('venueId').execute();
  let done = 0;
  for (const { venueId } of venues) {
    await unlessItFails(tools, { venueId, id: venueId }, async () => {
      done += await reconcileVenue(tools, venueId, limit);
    });
  }
  return done;
}

async function reconcileVenue(tools: CheckoutTools, venueId: string, limit: number): Promise<number> {
  let done = 0;
  const lookedAt = async (payment: PaymentRow, look: typeof lookAt): Promise<void> => {
    if (await unlessItFails(tools, payment, () => look(tools, payment))) done += 1;
  };
  const forgotten = await forgottenPayments(tools.db, { venueId, seconds: FORGOTTEN_AFTER_SECONDS, limit });
  for (const payment of forgotten) await lookedAt(payment, lookAt);
  for (const payment of await givenUpPayments(tools.db, { venueId, ...givenUp })) await lookedAt(payment, lookOnceMore);
  return done + (await reconcileMoneyBack(tools, venueId));
}

/**
 * Looked at first, it goes to the end of the line: one that always fails keeps nobody waiting. Answers that do not fit keep
 * no places either, long after the payment could have been paid.
 */
async function lookAt(tools: CheckoutTools, payment: PaymentRow): Promise<boolean> {
  if (isBeingMade(payment)) return false;
  await updatePayment(tools.db, payment, {});
  try {
    const fits = await (payment.providerId === null ? adoptOrphan(tools, payment) : applyPayment(tools, payment));
    if (!fits && payment.isLongOver) {
      await updatePayment(tools.db, payment, { state: 'failed', failureReason: 'mismatch' }, unfinishedStates);
    }
    return true;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (!isForgottenThere(payment, error)) return false;
    await updatePayment(tools.db, payment, { state: 'expired', failureReason: 'unknown_at_provider' });
    return true;
  }
}

/** Once it was looked for it is not looked for again; what failed is, for its money may be there. */
async function lookOnceMore(tools: CheckoutTools, payment: PaymentRow): Promise<boolean> {
  await adoptOrphan(tools, payment);
  await updatePayment(tools.db, payment, {});
  return true;
}

/** A payment the provider does not know any more, long after it could have been paid, keeps no places. */
const isForgottenThere = ({ isLongOver }: PaymentRow, { status }: PaymentProviderError): boolean =>
  (status === 404 || status === 410) && isLongOver;
