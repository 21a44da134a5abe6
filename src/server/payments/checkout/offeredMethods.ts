import type { PaymentMethod } from '#contract/names.ts';
import { knownMethods } from '#domain/payments/paymentMethods.ts';
import type { PaymentMethod as Offered } from '#server/adapters/payments/paymentPort.ts';
import { memoizeTtl } from '#server/adapters/memoizeTtl.ts';
import type { ThrottleRule } from '#server/http/throttle.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';
import { unlessProviderFails } from '../settlement/unlessProviderFails.ts';

/** Anybody may ask, with any amount: what the provider said holds for a minute. */
const memory = { ms: 60_000, most: 500 };

/** A whole office may choose how to pay, and reload. */
const looks: ThrottleRule = { name: 'methods:network', limit: 600, windowSeconds: 15 * 60 };

type OfferedMethods = (context: SessionContext, amount: number | undefined) => Promise<PaymentMethod[]>;

/**
 * Tells the methods a visitor can choose now, with the label the venue gives them; with an amount (cents) only those that
 * take it. The provider is asked once a minute for each amount. Throws `payment_provider_unavailable`, `too_many_requests`.
 */
export function makeOfferedMethods(tools: CheckoutTools): OfferedMethods {
  const methodsFor = memoizeTtl<Offered[]>(memory, () => tools.clock.now().getTime());
  return async ({ venue, network }, amount) => {
    await tools.throttle.consume(venue.venueId, looks, network);
    const ask = () => tools.payments.methods(amount ? { amount } : {});
    const offered = await unlessProviderFails(methodsFor(String(amount ?? 0), ask));
    return knownMethods(offered).map(({ id, description }) => ({
      id,
      label: id === 'ideal' ? venue.settings.idealLabel : description,
    }));
  };
}
