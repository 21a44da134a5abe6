import type { Problem, ProblemItem } from './problem.ts';
import { slotCount } from './slots.ts';

/** `[from, to)`: the slots in which anything can be held or used. */
export function extentOf(items: readonly ProblemItem[], shapes: Problem['shapes']): { from: number; to: number } {
  let from = slotCount;
  let to = 0;
  for (const item of items) {
    if (item.first > item.last) continue;
    const before = Math.max(0, ...item.shapes.map((shape) => shapes[shape]!.before));
    const length = Math.max(item.duration, ...item.shapes.map((shape) => shapes[shape]!.length));
    from = Math.min(from, Math.max(0, item.first - before));
    to = Math.max(to, Math.min(slotCount, item.last + length));
  }
  return { from: Math.min(from, to), to };
}
