import { median, percentile } from '../load.ts';
import { eveningDate, senderFrom, session } from './target.ts';
import type { Target } from './target.ts';
import { addDays } from '#domain/values/localDate.ts';

export interface Served {
  visits: number;
  /** Requests that were not answered with a success. */
  refused: number;
  p50: number;
  p95: number;
}

/** One visitor after another, each from an address of their own: looks, holds two places of the evening, lets them go. */
export async function serveOthers(target: Target, seconds: number): Promise<Served> {
  const times: number[] = [];
  let visits = 0;
  let refused = 0;
  const ends = performance.now() + seconds * 1_000;
  while (performance.now() < ends) {
    visits += 1;
    const { send, close } = senderFrom(target, `198.51.${100 + Math.floor(visits / 250)}.${visits % 250}`, 1);
    const timed: typeof send = async (...call) => {
      const started = performance.now();
      const answer = await send(...(call as Parameters<typeof send>));
      times.push(performance.now() - started);
      if (answer.status >= 300) refused += 1;
      return answer as never;
    };
    await timed('GET', '/api/config');
    await timed(
      'GET',
      `/api/products/1004/schedule/${eveningDate}-${addDays(eveningDate, 30)}?persons=2&activity=2004`,
    );
    const stay = { personCount: 2, date: eveningDate, startTime: '17:00', endTime: '20:00' };
    const held = await timed<{ session: { id: string } }>('POST', '/api/reservation/avondentree', { body: stay });
    if (held.status === 201) {
      const headers = session(held);
      const body = { entryId: '1004', activityId: '2004', persons: [1, 2] };
      await timed('PUT', '/api/reservation/avondentree/checkin', { body, headers });
      await timed('DELETE', '/api/reservation/avondentree', { headers });
    }
    close();
  }
  return { visits, refused, p50: median(times), p95: percentile(times, 0.95) };
}
