import type { QueryClient } from '@tanstack/react-query';
import type { WatchedPayment } from '#machines/reservation/reservation.actors.ts';
import { resultQuery } from '#web/queries/checkout.ts';

/** Seconds between attempts; after the last the result is 'open'. */
const waits = [1, 1, 2, 2, 3, 4, 5];

/** Polls until the payment has ended. Throws ApiError. */
export async function watchPayment(client: QueryClient, id: string, signal: AbortSignal): Promise<WatchedPayment> {
  for (const seconds of [...waits, 0]) {
    const { status } = await client.fetchQuery(resultQuery(id));
    if (status !== 'open' || seconds === 0) return { status };
    await pause(seconds * 1000, signal);
  }
  return { status: 'open' };
}

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('stopped', 'AbortError'));
    });
  });
}
