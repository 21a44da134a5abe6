import type { Rule } from './descend.ts';
import { imply, explain } from './clauses.ts';
import type { Model } from './model.ts';
import { atMost } from './model.ts';
import { isFalse, isTrue, not } from './solver.ts';

/** The upper bound of a level; holds while the literal `guard` is true. */
export type Limit = { most: number; guard: number };

export type LevelRule = { rule: Rule; least: () => number };

export type Cost = { literal: number; weight: number };

export function linearRule({ solver }: Model, costs: readonly Cost[], limit: Limit): LevelRule {
  const sorted = costs.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return { rule, least };

  function rule(): number {
    if (!isTrue(solver, limit.guard)) return 0;
    const slack = limit.most - least();
    if (slack < 0) return explain(solver, causes().map(not));
    for (const { literal, weight } of sorted) {
      if (weight <= slack) break;
      if (solver.truth[literal] === 1 || solver.truth[literal ^ 1] === 1) continue;
      imply(solver, not(literal), causes());
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

type Preference = { item: number; unit: number; nearest: number; away: number[] };

export function distanceRule(model: Model, limit: Limit): LevelRule {
  const { problem, solver } = model;
  const preferences = problem.items.flatMap((item, index): Preference[] => {
    if (item.preferred < 0 || item.starts.length === 0) return [];
    const away = Array.from(item.starts, (start) => Math.abs(start - item.preferred));
    return [{ item: index, unit: model.booked[item.unit]!, nearest: away.indexOf(Math.min(...away)), away }];
  });
  return { rule, least };

  function rule(): number {
    if (!isTrue(solver, limit.guard)) return 0;
    const sum = least();
    if (sum > limit.most) return explain(solver, causes(null).map(not));
    for (const preference of preferences) {
      if (isFalse(solver, preference.unit)) continue;
      const conflict = narrow(preference, limit.most - sum);
      if (conflict !== 0) return conflict;
    }
    return 0;
  }
  function least(): number {
    let sum = 0;
    for (const preference of preferences) if (isTrue(solver, preference.unit)) sum += leastOf(preference);
    solver.work += 4 * preferences.length;
    return sum;
  }
  function placeOf({ item, nearest }: Preference): number {
    return Math.max(solver.first[item]!, Math.min(solver.last[item]!, nearest));
  }
  function leastOf(preference: Preference): number {
    return preference.away[placeOf(preference)]!;
  }
  function narrow(preference: Preference, slack: number): number {
    const least = leastOf(preference);
    const room = isTrue(solver, preference.unit) ? slack + least : slack;
    if (least > room) return imply(solver, not(preference.unit), [...causes(preference), ...whyHere(preference)]);
    let [from, to] = [placeOf(preference), placeOf(preference)];
    while (from > solver.first[preference.item]! && preference.away[from - 1]! <= room) from -= 1;
    while (to < solver.last[preference.item]! && preference.away[to + 1]! <= room) to += 1;
    if (from > solver.first[preference.item]!) {
      const conflict = imply(solver, not(atMost(model, preference.item, from - 1)), causes(preference));
      if (conflict !== 0) return conflict;
    }
    return to < solver.last[preference.item]!
      ? imply(solver, atMost(model, preference.item, to), causes(preference))
      : 0;
  }
  function causes(but: Preference | null): number[] {
    return [
      limit.guard,
      ...preferences
        .filter((preference) => preference !== but && isTrue(solver, preference.unit))
        .flatMap((preference) => [preference.unit, ...whyHere(preference)]),
    ];
  }
  function whyHere({ item, nearest }: Preference): number[] {
    if (solver.first[item]! > nearest) return [not(atMost(model, item, solver.first[item]! - 1))];
    return solver.last[item]! < nearest ? [atMost(model, item, solver.last[item]!)] : [];
  }
}
