import type { PaymentMethod } from '#contract/names.ts';
import { enabledMethods, supportedMethods } from '#domain/payments/paymentMethods.ts';
import type { PaymentMethod as Offered } from '#server/adapters/payments/paymentPort.ts';
import { memoizeTtl } from '#server/adapters/memoizeTtl.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';
import { callProvider } from '../settlement/callProvider.ts';

const cacheLimits = { ms: 60_000, most: 500 };

type OfferedMethods = (context: SessionContext, amount: number | undefined) => Promise<PaymentMethod[]>;

/** `amount` in cents: only methods that accept it. Throws `payment_provider_unavailable`, `too_many_requests`. */
export function makeOfferedMethods(deps: PaymentDeps): OfferedMethods {
  const memoized = memoizeTtl<Offered[]>(cacheLimits, () => deps.clock.now().getTime());
  return async ({ venue, network }, amount) => {
    await deps.throttle.consume(venue, 'paymentMethods', network);
    const ask = () => deps.payments.methods(amount ? { amount } : {});
    const offered = await callProvider(memoized(String(amount ?? 0), ask));
    return supportedMethods(offered, enabledMethods(venue.settings.paymentMethods)).map(({ id, description }) => ({
      id,
      label: id === 'ideal' ? venue.settings.idealLabel : description,
    }));
  };
}
