import { createConcurrencyLimit } from '#server/adapters/payments/concurrencyLimit.ts';
import type { ConcurrencyLimit } from '#server/adapters/payments/concurrencyLimit.ts';
import { isPaymentId, PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import { applyAnswer } from '../settlement/applyPayment.ts';
import { mergeCalls } from '../settlement/mergeCalls.ts';
import { paymentById, paymentByProviderId, someMayAppear } from '../settlement/payments.repo.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';

interface Notice {
  venueId: string;
  /** The provider's id of a payment. */
  id: string;
}

/** Ids that we do not know may be made up: few are asked about at once, so that paying goes on beside them. */
const strangers = { atOnce: 2, waitMs: 5_000 };

/**
 * Hears notices of the provider: only an id, and only a reason to ask. Unknown, foreign and malformed ids are ignored, so
 * nobody learns which exist. Anybody can send them: the provider is asked about ids of ours, or while one of ours is still to
 * come, and about notices of one payment that come at once together. Throws PaymentProviderError (not for a refusal) when the
 * provider cannot be asked: it then delivers the notice again.
 */
export function makeReceiveNotice(tools: CheckoutTools): (venueId: string | undefined, id: string) => Promise<void> {
  const merge = mergeCalls();
  const inTurn = createConcurrencyLimit(strangers.atOnce);
  return async (venueId, id) => {
    if (isPaymentId(id) && venueId !== undefined)
      await merge(`${id} ${venueId}`, () => hear(tools, inTurn, { venueId, id }));
  };
}

async function hear(tools: CheckoutTools, inTurn: ConcurrencyLimit, notice: Notice): Promise<void> {
  const { venueId } = notice;
  const isKnown = (await paymentByProviderId(tools.db, venueId, notice.id)) !== null;
  if (!isKnown && !(await someMayAppear(tools.db, venueId))) return;
  const answer = await (isKnown ? ask(tools, notice) : whenItsTurn(inTurn, () => ask(tools, notice)));
  const paymentId = answer?.metadata['payment'];
  if (!answer || !paymentId || answer.metadata['venue'] !== venueId) return;
  const key = { venueId, id: paymentId };
  if (await paymentById(tools.db, key)) await applyAnswer(tools, key, answer);
}

/** What the provider knows of the payment; null when it refuses to tell. */
async function ask(tools: CheckoutTools, { id }: Notice): Promise<ProviderPayment | null> {
  return tools.payments.get(id).catch((error: unknown) => {
    if (error instanceof PaymentProviderError && error.kind === 'rejected') return null;
    throw error;
  });
}

async function whenItsTurn<T>(inTurn: ConcurrencyLimit, task: () => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(strangers.waitMs);
  return inTurn(task, signal).catch((error: unknown) => {
    throw error === signal.reason ? new PaymentProviderError('unavailable', 'too many notices wait') : error;
  });
}
