export type Load = { rate: number; p99: number };

/** Per second, and the 99th percentile in milliseconds. */
export async function perSecond(clients: number, count: number, work: () => Promise<unknown>): Promise<Load> {
  const times: number[] = [];
  let remaining = count;
  const client = async (): Promise<void> => {
    while (remaining > 0) {
      remaining -= 1;
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - started) / 1_000;
  return { rate: count / seconds, p99: percentile(times, 0.99) };
}

/** The higher middle one of an even number. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** `share` of 1; 0 of nothing. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
