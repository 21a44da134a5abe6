import type { PaymentMethod } from '#contract/names.ts';
import { knownMethods } from '#domain/checkout/knownMethods.ts';
import type { SessionContext } from '#server/reservations/reservations.service.ts';
import type { CheckoutTools } from './checkoutTools.ts';
import { unlessProviderFails } from './unlessProviderFails.ts';

/**
 * The methods a visitor can choose now, with the label the venue gives them; with an amount (cents) only those that take
 * it. Throws `payment_provider_unavailable`.
 */
export async function offeredMethods(
  tools: CheckoutTools,
  context: SessionContext,
  amount: number | undefined,
): Promise<PaymentMethod[]> {
  const offered = await unlessProviderFails(tools.payments.methods(amount ? { amount } : {}));
  return knownMethods(offered).map(({ id, description }) => ({
    id,
    label: id === 'ideal' ? context.venue.settings.idealLabel : description,
  }));
}
