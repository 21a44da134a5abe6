/** Of Mann and Whitney, for large samples: how many standard deviations the ranks of `a` lie from chance. */
export function rankTest(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))];
  const sorted = all.toSorted((one, other) => one.value - other.value);
  const rankSum = sorted.reduce((sum, { isA }, index) => (isA ? sum + index + 1 : sum), 0);
  const [m, n] = [a.length, b.length];
  const expected = (m * (m + n + 1)) / 2;
  return (rankSum - expected) / Math.sqrt((m * n * (m + n + 1)) / 12);
}

const bars = 12;
const widest = 40;

/** Lines of text: how many values of each list lie in each of twelve ranges up to the 95th percentile of all. */
export function histogram(lists: Record<string, readonly number[]>): string {
  const all = Object.values(lists)
    .flat()
    .toSorted((a, b) => a - b);
  const [from, to] = [all[0] ?? 0, all[Math.floor(all.length * 0.95)] ?? 0];
  const width = (to - from) / bars || 1;
  const counts = Object.entries(lists).map(([name, values]) => ({
    name,
    in: Array.from({ length: bars }, (_, bar) => values.filter((value) => barOf(value, from, width) === bar).length),
  }));
  const most = Math.max(1, ...counts.flatMap((list) => list.in));
  const lines = Array.from({ length: bars }, (_, bar) => {
    const range = `${(from + bar * width).toFixed(2).padStart(8)} ms`;
    return counts.map(
      (list, index) =>
        `${index === 0 ? range : ' '.repeat(range.length)}  ${list.name.padEnd(8)} ${'█'.repeat(Math.round(((list.in[bar] ?? 0) / most) * widest))} ${list.in[bar] ?? 0}`,
    );
  });
  return lines.flat().join('\n');
}

const barOf = (value: number, from: number, width: number): number =>
  Math.min(bars - 1, Math.floor((value - from) / width));
