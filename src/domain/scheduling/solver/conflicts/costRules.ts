import type { Rule } from './descend.ts';
import { conclude, note } from './clauses.ts';
import type { Model } from './model.ts';
import { atMost } from './model.ts';
import { isFalse, isTrue, not } from './solver.ts';

/** What a level may cost at most; holds as long as `guard` is true. */
export type Limit = { most: number; guard: number };

/** The rule that keeps a level within its limit, and what the level costs at least by what is known now. */
export type LevelRule = { rule: Rule; least: () => number };

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

/** An item with a wish: which of its starts is nearest, and how far each is. */
type Wish = { item: number; unit: number; nearest: number; away: number[] };

/** The slots between starts and wishes together stay within the limit. */
export function distanceRule(model: Model, limit: Limit): LevelRule {
  const { problem, solver } = model;
  const wishes = problem.items.flatMap((item, index): Wish[] => {
    if (item.preferred < 0 || item.starts.length === 0) return [];
    const away = Array.from(item.starts, (start) => Math.abs(start - item.preferred));
    return [{ item: index, unit: model.booked[item.unit]!, nearest: away.indexOf(Math.min(...away)), away }];
  });
  return { rule, least };

  function rule(): number {
    if (!isTrue(solver, limit.guard)) return 0;
    const sum = least();
    if (sum > limit.most) return note(solver, causes(null).map(not));
    for (const wish of wishes) {
      if (isFalse(solver, wish.unit)) continue;
      const conflict = narrow(wish, limit.most - sum);
      if (conflict !== 0) return conflict;
    }
    return 0;
  }
  function least(): number {
    let sum = 0;
    for (const wish of wishes) if (isTrue(solver, wish.unit)) sum += leastOf(wish);
    solver.work += 4 * wishes.length;
    return sum;
  }
  /** Where the item still can be, or the nearest place to it. */
  function placeOf({ item, nearest }: Wish): number {
    return Math.max(solver.first[item]!, Math.min(solver.last[item]!, nearest));
  }
  function leastOf(wish: Wish): number {
    return wish.away[placeOf(wish)]!;
  }
  function narrow(wish: Wish, slack: number): number {
    const least = leastOf(wish);
    const room = isTrue(solver, wish.unit) ? slack + least : slack;
    if (least > room) return conclude(solver, not(wish.unit), [...causes(wish), ...whyHere(wish)]);
    let [from, to] = [placeOf(wish), placeOf(wish)];
    while (from > solver.first[wish.item]! && wish.away[from - 1]! <= room) from -= 1;
    while (to < solver.last[wish.item]! && wish.away[to + 1]! <= room) to += 1;
    if (from > solver.first[wish.item]!) {
      const conflict = conclude(solver, not(atMost(model, wish.item, from - 1)), causes(wish));
      if (conflict !== 0) return conflict;
    }
    return to < solver.last[wish.item]! ? conclude(solver, atMost(model, wish.item, to), causes(wish)) : 0;
  }
  /** Why everything else costs what it does. */
  function causes(but: Wish | null): number[] {
    return [
      limit.guard,
      ...wishes
        .filter((wish) => wish !== but && isTrue(solver, wish.unit))
        .flatMap((wish) => [wish.unit, ...whyHere(wish)]),
    ];
  }
  function whyHere({ item, nearest }: Wish): number[] {
    if (solver.first[item]! > nearest) return [not(atMost(model, item, solver.first[item]! - 1))];
    return solver.last[item]! < nearest ? [atMost(model, item, solver.last[item]!)] : [];
  }
}
