import type { Problem } from '../problem.ts';
import type { Model } from './model.ts';
import { atMost } from './model.ts';
import { isTrue, not } from './solver.ts';

type Fixed = { from: number; to: number; why: number[] };

/**
 * Free time too short between two claims of the plan that are certain, and why they are. `shortest` says per resource
 * the shortest claim there can be: in less than that nothing fits.
 */
export function sharedWaste(model: Model, shortest: readonly number[]): { slots: number; why: number[] } {
  const { problem } = model;
  const shared = { slots: 0, why: [] as number[] };
  for (const [resource, claims] of fixedClaims(model)) {
    claims.sort((a, b) => a.from - b.from);
    for (const [index, later] of claims.entries()) {
      const earlier = claims[index - 1];
      const length = earlier ? later.from - earlier.to : 0;
      if (!earlier || length <= 0 || length >= Math.min(problem.usable, shortest[resource]!)) continue;
      if (!isFree(problem, resource, earlier.to, later.from)) continue;
      shared.slots += length;
      shared.why.push(...earlier.why, ...later.why);
    }
  }
  return shared;
}

/** What is certain to be held, by resource. */
function fixedClaims(model: Model): Map<number, Fixed[]> {
  const { problem, solver, booked, served } = model;
  const claims = new Map<number, Fixed[]>();
  for (const [index, { item, shape, before, length }] of problem.seats.entries()) {
    const place = solver.first[item]!;
    const unit = booked[problem.items[item]!.unit]!;
    const at = served[index]!.findIndex((literal) => isTrue(solver, literal));
    if (place !== solver.last[item]! || at < 0 || !isTrue(solver, unit)) continue;
    const resource = problem.shapes[shape]!.candidates[at]!;
    const start = problem.items[item]!.starts[place]!;
    const why = [unit, served[index]![at]!, not(atMost(model, item, place - 1)), atMost(model, item, place)];
    const own = claims.get(resource) ?? [];
    own.push({ from: start - before, to: start + length, why });
    claims.set(resource, own);
  }
  return claims;
}

function isFree({ free }: Problem, resource: number, from: number, to: number): boolean {
  for (let slot = from; slot < to; slot += 1) if (free[resource]![slot] !== 1) return false;
  return true;
}
