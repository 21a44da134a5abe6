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
  const sorted = times.toSorted((a, b) => a - b);
  return { rate: count / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

/** The higher middle one of an even number. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
