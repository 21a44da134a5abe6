export type Duration = { cpu: number; wall: number };

export function timed<Result>(work: () => Result): Duration & { result: Result } {
  const used = process.cpuUsage();
  const from = performance.now();
  const result = work();
  const wall = performance.now() - from;
  const { user, system } = process.cpuUsage(used);
  return { result, wall, cpu: (user + system) / 1000 };
}

export function quantiles(times: readonly Duration[]): string {
  return `${spread(times.map(({ cpu }) => cpu))} [${spread(times.map(({ wall }) => wall))}]`;
}

/** Median, 90th percentile and maximum; '-' of none. */
export function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): string => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    return value === undefined ? '-' : value.toFixed(value < 10 ? 2 : 0);
  };
  return `${at(0.5)}, ${at(0.9)}, ${at(1)}`;
}
