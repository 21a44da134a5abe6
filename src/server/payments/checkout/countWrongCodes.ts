import { Problem } from '#server/http/problem.ts';
import type { ThrottleRule } from '#server/http/throttle.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';

const tries = { limit: 10, windowSeconds: 15 * 60 };
const bySession: ThrottleRule = { name: 'code:session', ...tries };
const byNetwork: ThrottleRule = { name: 'code:network', ...tries };

/**
 * Lets ten wrong codes pass per session and per network in a quarter of an hour; who has no session is
 * counted by the network alone. Tries are counted before the code is
 * looked at, so that many at once do not slip through, and given back unless it was wrong. Throws `too_many_requests`.
 */
export async function countWrongCodes<T>(
  { throttle }: Pick<CheckoutTools, 'throttle'>,
  { venue: { venueId }, network, sessionToken }: SessionContext,
  redeem: () => Promise<T>,
): Promise<T> {
  const counted: [ThrottleRule, string][] = [
    [byNetwork, network],
    ...(sessionToken === null ? [] : [[bySession, sessionToken] satisfies [ThrottleRule, string]]),
  ];
  for (const [rule, subject] of counted) await throttle.consume(venueId, rule, subject);
  const giveBack = async (): Promise<void> => {
    for (const [rule, subject] of counted) await throttle.restore(venueId, rule, subject);
  };
  try {
    const redeemed = await redeem();
    await giveBack();
    return redeemed;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'gift_card_invalid') await giveBack();
    throw error;
  }
}
