import { Problem } from '#server/http/problem.ts';
import type { LimitName } from '#domain/values/limitTable.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';

/**
 * Limits wrong codes per session and per network; without a session per network alone. Attempts count before the lookup, so parallel ones do not slip through. Valid codes are restored. Throws `too_many_requests`.
 */
export async function throttleWrongCodes<T>(
  { throttle }: Pick<PaymentDeps, 'throttle'>,
  { venue, network, sessionToken }: SessionContext,
  redeem: () => Promise<T>,
): Promise<T> {
  const subjects: [LimitName, string][] = [
    ['networkWrongCodes', network],
    ...(sessionToken === null ? [] : [['wrongCodes', sessionToken] satisfies [LimitName, string]]),
  ];
  for (const [name, subject] of subjects) await throttle.consume(venue, name, subject);
  const restoreAttempts = async (): Promise<void> => {
    for (const [name, subject] of subjects) await throttle.restore(venue, name, subject);
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
