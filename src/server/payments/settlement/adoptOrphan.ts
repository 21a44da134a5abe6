import { isBefore } from 'date-fns/isBefore';
import { subMinutes } from 'date-fns/subMinutes';
import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import { applyProviderPayment } from './applyPayment.ts';
import { neverCreated, updatePayment } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import type { PaymentDeps } from './paymentDeps.ts';

const PAGE = 50;
const MOST_PAGES = 5;

/**
 * Looks for our metadata among the provider's newest payments when its response never reached us; closes our row when
 * there is none. False for a mismatch. Throws PaymentProviderError.
 */
export async function adoptOrphan(deps: PaymentDeps, payment: PaymentRow): Promise<boolean> {
  const providerPayment = await findByMetadata(deps, payment);
  if (providerPayment) return applyProviderPayment(deps, payment, providerPayment);
  if (payment.isYoung) return true;
  await updatePayment(deps.db, payment, { state: 'failed', failureReason: neverCreated }, ['creating']);
  return true;
}

async function findByMetadata(deps: PaymentDeps, payment: PaymentRow): Promise<ProviderPayment | null> {
  let from: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { payments, next } = await deps.payments.list({ limit: PAGE, ...(from ? { from } : {}) });
    const matchingPayment = payments.find(
      ({ metadata }) => metadata['payment'] === payment.id && metadata['venue'] === payment.venueId,
    );
    if (matchingPayment) return matchingPayment;
    const oldest = payments.at(-1);
    if (next === null || !oldest || isBefore(oldest.createdAt, subMinutes(payment.createdAt, 1))) return null;
    from = next;
  }
  return null;
}
