import type { Level } from '../objective.ts';
import { overlapLiterals, togetherLiterals } from './companions.ts';
import type { Rule } from './descend.ts';
import { distanceRule } from './distanceRule.ts';
import { fragmentsRule } from './fragmentsRule.ts';
import { linearRule } from './linearRule.ts';
import type { Model } from './model.ts';
import { not } from './solver.ts';
import { spanRule } from './spanRule.ts';

/** What a level may cost at most; holds as long as `guard` is true. */
export type Limit = { most: number; guard: number };

/** The rule that keeps a level within its limit, and what the level costs at least by what is known now. */
export type LevelRule = { rule: Rule; least: () => number };

export function levelRule(model: Model, level: Level, limit: Limit): LevelRule {
  const { problem, booked } = model;
  if (level === 'fragments') return fragmentsRule(model, limit);
  if (level === 'distance') return distanceRule(model, limit);
  if (level === 'idle' || level === 'stay') return spanRule(model, level, limit);
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
