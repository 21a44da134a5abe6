import type { Limit, LevelRule } from './levelRule.ts';
import type { Model } from './model.ts';
import { conclude, note } from './notes.ts';
import { isTrue, not } from './solver.ts';

/** Literals that cost something when they are true. */
export type Cost = { literal: number; weight: number };

/** The costs together stay within the limit. */
export function linearRule({ solver }: Model, costs: readonly Cost[], limit: Limit): LevelRule {
  const sorted = costs.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return { rule, least };

  function rule(): number {
    if (!isTrue(solver, limit.guard)) return 0;
    const slack = limit.most - least();
    if (slack < 0) return note(solver, causes().map(not));
    for (const { literal, weight } of sorted) {
      if (weight <= slack) break;
      if (solver.truth[literal] === 1 || solver.truth[literal ^ 1] === 1) continue;
      conclude(solver, not(literal), causes());
    }
    return 0;
  }
  function least(): number {
    let sum = 0;
    for (let index = 0; index < sorted.length; index += 1) {
      if (solver.truth[sorted[index]!.literal] === 1) sum += sorted[index]!.weight;
    }
    solver.work += 2 * sorted.length;
    return sum;
  }
  function causes(): number[] {
    return [limit.guard, ...sorted.filter(({ literal }) => isTrue(solver, literal)).map(({ literal }) => literal)];
  }
}
