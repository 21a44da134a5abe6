import type { Problem } from './problem.ts';

/** `[from, to)`: the slots in which an item that starts there takes its places in its pool, whole stretches. */
export function poolSlots({ items, stretches }: Problem, index: number, start: number): [from: number, to: number] {
  const { pool, duration } = items[index]!;
  const stretch = stretches[pool]!;
  return [Math.floor(start / stretch) * stretch, Math.ceil((start + duration) / stretch) * stretch];
}
