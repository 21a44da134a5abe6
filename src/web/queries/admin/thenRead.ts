import { ApiError } from '#web/api/ApiError.ts';

/**
 * Reads again what `work` touched before its answer is given, whatever that is: of two desks the second sees what the first did.
 * Without a connection nothing can be read, and that is said at once.
 */
export async function thenRead<T>(work: () => Promise<T>, readAgain: () => Promise<unknown>): Promise<T> {
  const [answer] = await Promise.allSettled([work()]);
  const reading = readAgain();
  if (answer.status === 'fulfilled' || !isOffline(answer.reason)) await reading;
  if (answer.status === 'fulfilled') return answer.value;
  throw answer.reason;
}

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
