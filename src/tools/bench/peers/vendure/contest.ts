import { Refused } from '../../refused.ts';

export const contestants = 64;

export type Contest = { sold: number; refusals: Record<string, number>; ms: number };

/** All at once want the same thing; errors are counted by their messages. */
export async function contest(buy: (contestant: number) => Promise<unknown>): Promise<Contest> {
  const started = performance.now();
  const all = Array.from({ length: contestants }, (_, contestant) => buy(contestant));
  const results = await Promise.allSettled(all);
  const ms = performance.now() - started;
  const refusals: Record<string, number> = {};
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    const { reason } = result as { reason: Error };
    const code = reason instanceof Refused ? reason.message : `error: ${reason.message}`;
    refusals[code] = (refusals[code] ?? 0) + 1;
  }
  return { sold: results.filter(({ status }) => status === 'fulfilled').length, refusals, ms };
}
