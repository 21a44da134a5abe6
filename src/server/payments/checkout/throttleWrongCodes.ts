import { Problem } from '#server/http/problem.ts';
import type { ThrottleRule } from '#server/http/throttle.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';

const attempts = { limit: 10, windowSeconds: 15 * 60 };
const bySession: ThrottleRule = { name: 'code:session', ...attempts };
const byNetwork: ThrottleRule = { name: 'code:network', ...attempts };

/**
 * Ten wrong codes per session and per network in 15 minutes; without a session per network alone. Attempts count before
 * the lookup, so parallel ones do not slip through. Valid codes are restored. Throws `too_many_requests`.
 */
export async function throttleWrongCodes<T>(
  { throttle }: Pick<PaymentDeps, 'throttle'>,
  { venue: { venueId }, network, sessionToken }: SessionContext,
  redeem: () => Promise<T>,
): Promise<T> {
  const subjects: [ThrottleRule, string][] = [
    [byNetwork, network],
    ...(sessionToken === null ? [] : [[bySession, sessionToken] satisfies [ThrottleRule, string]]),
  ];
  for (const [rule, subject] of subjects) await throttle.consume(venueId, rule, subject);
  const restoreAttempts = async (): Promise<void> => {
    for (const [rule, subject] of subjects) await throttle.restore(venueId, rule, subject);
  };
  try {
    const redeemed = await redeem();
    await restoreAttempts();
    return redeemed;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'gift_card_invalid') await restoreAttempts();
    throw error;
  }
}
