import type { DaySize } from './groupDay.ts';

export type BenchSize = DaySize & { days: number; beside: { days: number; seconds: number } };

export const sizes: readonly BenchSize[] = [
  { guests: 2, items: 2, resources: 12, days: 200, beside: { days: 30, seconds: 10 } },
  { guests: 4, items: 3, resources: 12, days: 60, beside: { days: 60, seconds: 10 } },
  { guests: 8, items: 4, resources: 24, days: 30, beside: { days: 20, seconds: 20 } },
];

/** Milliseconds of processor time. */
export const moments = [10, 50, 300] as const;

export const atMoments = moments.map((moment) => `at ${moment} ms`);

export const nameOf = ({ guests, items }: DaySize): string => `${guests} x ${items}`;

export function scaled({ days, beside, ...size }: BenchSize, scale: number): BenchSize {
  const some = (count: number): number => Math.max(3, Math.round(count * scale));
  return { ...size, days: some(days), beside: { ...beside, days: some(beside.days) } };
}
