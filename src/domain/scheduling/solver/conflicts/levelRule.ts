import type { LevelRule, Limit } from './costRules.ts';
import type { Level } from '../problem/objective.ts';
import { addClause } from './clauses.ts';
import { distanceRule, linearRule } from './costRules.ts';
import { fragmentsRule } from './fragmentsRule.ts';
import type { Model } from './model.ts';
import { atMost, before, lastUntil } from './model.ts';
import { newLiteral, not } from './solver.ts';
import { spanRule } from './spanRule.ts';

export function levelRule(model: Model, level: Level, limit: Limit): LevelRule {
  const { problem, booked } = model;
  if (level === 'fragments') return fragmentsRule(model, limit);
  if (level === 'distance') return distanceRule(model, limit);
  if (level === 'idle' || level === 'stay' || level === 'groupStay') return spanRule(model, level, limit);
  if (level === 'refused') {
    const costs = problem.units.map(({ weight }, unit) => ({ literal: not(booked[unit]!), weight }));
    return linearRule(model, costs, limit);
  }
  const literals = level === 'apart' ? togetherLiterals(model).map(not) : overlapLiterals(model);
  return linearRule(
    model,
    literals.map((literal) => ({ literal, weight: 1 })),
    limit,
  );
}

/** Per pair a literal that is true only when both are booked at one start. */
export function togetherLiterals(model: Model): number[] {
  const { problem, solver, booked } = model;
  const literals = problem.pairs.map(([a, b]) => {
    const literal = newLiteral(solver);
    for (const item of [a, b]) addClause(solver, [not(literal), booked[problem.items[item]!.unit]!]);
    const slots = new Set([...problem.items[a]!.starts, ...problem.items[b]!.starts]);
    for (const slot of slots) {
      const [one, other] = [a, b].map((item) => atMost(model, item, lastUntil(model, item, slot))) as [number, number];
      addClause(solver, [not(literal), not(one), other]);
      addClause(solver, [not(literal), not(other), one]);
    }
    return literal;
  });
  addThirds(model, literals);
  return literals;
}

function addThirds({ problem, solver }: Model, literals: readonly number[]): void {
  const literalOfPair = new Map(problem.pairs.map(([a, b], index) => [a * problem.items.length + b, literals[index]!]));
  const pair = (a: number, b: number): number | undefined =>
    literalOfPair.get(Math.min(a, b) * problem.items.length + Math.max(a, b));
  for (const [index, [a, b]] of problem.pairs.entries()) {
    for (const third of problem.items[b]!.companions) {
      const [far, near] = [pair(a, third), pair(b, third)];
      if (third === a || far === undefined || near === undefined) continue;
      addClause(solver, [not(literals[index]!), not(near), far]);
    }
    for (const third of problem.items[a]!.companions) {
      const [far, near] = [pair(b, third), pair(a, third)];
      if (third === b || far === undefined || near === undefined) continue;
      addClause(solver, [not(literals[index]!), not(near), far]);
    }
  }
}

/** Per pair a literal that is true when both are booked and inside at the same time. */
export function overlapLiterals(model: Model): number[] {
  const { problem, solver, booked } = model;
  return problem.pairs.map(([a, b]) => {
    const [one, other] = [problem.items[a]!, problem.items[b]!];
    const literal = newLiteral(solver);
    const ways = [before(model, a, b, one.duration), before(model, b, a, other.duration)];
    addClause(solver, [literal, not(booked[one.unit]!), not(booked[other.unit]!), ...ways]);
    return literal;
  });
}
