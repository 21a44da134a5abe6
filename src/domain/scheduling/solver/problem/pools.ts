import type { Problem } from './problem.ts';
import { slotCount } from './slots.ts';
import type { State } from './state.ts';

/** `[from, to)`: slots in which an item takes its places, whole stretches. */
export function poolSlots({ items, stretches }: Problem, index: number, start: number): [from: number, to: number] {
  const { pool, duration } = items[index]!;
  const stretch = stretches[pool]!;
  return [Math.floor(start / stretch) * stretch, Math.ceil((start + duration) / stretch) * stretch];
}

export type PoolUse = { used: Int32Array; inside: Uint8Array };

export const newPoolUse = (): PoolUse => ({ used: new Int32Array(slotCount), inside: new Uint8Array(slotCount) });

export function countPoolUse(problem: Problem, { start: starts }: State, pool: number, crowd: PoolUse): boolean {
  const { items } = problem;
  crowd.used.fill(0);
  crowd.inside.fill(0);
  let isUsed = false;
  for (let index = 0; index < items.length; index += 1) {
    const start = starts[index]!;
    if (start < 0 || items[index]!.pool !== pool) continue;
    const [from, to] = poolSlots(problem, index, start);
    for (let slot = from; slot < to; slot += 1) crowd.used[slot]! += items[index]!.places;
    crowd.inside.fill(1, start, start + items[index]!.duration);
    isUsed = true;
  }
  return isUsed;
}

export function hasRoom(problem: Problem, index: number, start: number, { used, inside }: PoolUse): boolean {
  const { pool, duration, places } = problem.items[index]!;
  const [from, to] = poolSlots(problem, index, start);
  for (let slot = from; slot < to; slot += 1) {
    const isInside = inside[slot] === 1 || (slot >= start && slot < start + duration);
    if (isInside && used[slot]! + places > problem.pools[pool]![slot]!) return false;
  }
  return true;
}

export function poolsSuffice(problem: Problem, state: State): boolean {
  const crowd = newPoolUse();
  return problem.pools.every((places, pool) => {
    if (!countPoolUse(problem, state, pool, crowd)) return true;
    return places.every((free, slot) => crowd.inside[slot] !== 1 || crowd.used[slot]! <= free);
  });
}
