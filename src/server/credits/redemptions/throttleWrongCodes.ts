import type { PassingLimit } from '#server/http/limitReached.ts';
import { Problem } from '#server/http/problem.ts';
import type { LimitedVenue, Throttle } from '#server/http/throttle.ts';

export interface CodeTyper {
  venue: LimitedVenue;
  network: string;
  /** Null: limited per network alone. */
  sessionToken: string | null;
}

/** Limits wrong codes per session and per network. Throws `too_many_requests`. */
export const throttleWrongCodes = <T>(
  throttle: Throttle,
  { venue, network, sessionToken }: CodeTyper,
  redeem: () => Promise<T>,
): Promise<T> =>
  throttled({ throttle, venue, redeem }, [
    ['networkWrongCodes', network],
    ...(sessionToken === null ? [] : [['wrongCodes', sessionToken] satisfies Subject]),
  ]);

/**
 * Limits wrong codes per staff member: guests on the venue's network, who are on that of the desk, do not count. Throws
 * `too_many_requests`.
 */
export const throttleStaffCodes = <T>(
  throttle: Throttle,
  { venue, staffId }: { venue: LimitedVenue; staffId: string },
  redeem: () => Promise<T>,
): Promise<T> => throttled({ throttle, venue, redeem }, [['wrongCodes', `staff ${staffId}`]]);

type Subject = [PassingLimit, string];

type Throttled<T> = { throttle: Throttle; venue: LimitedVenue; redeem: () => Promise<T> };

/** Attempts count before the lookup, so parallel ones do not slip through. Valid codes are restored. */
async function throttled<T>({ throttle, venue, redeem }: Throttled<T>, subjects: readonly Subject[]): Promise<T> {
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
