import { brokenRules } from '#domain/planning/group/brokenRules.ts';
import type { GroupInput } from '#domain/planning/group/groupInput.ts';
import type { GroupPlan } from '#domain/planning/group/groupPlan.ts';
import { bookingObjective } from '#domain/planning/group/objective.ts';
import { planGroup } from '#domain/planning/group/planGroup.ts';
import type { PlanAnswer } from '#domain/planning/group/planGroup.ts';
import { groupDay } from './planner/groupDay.ts';
import type { DaySize } from './planner/groupDay.ts';

/** Milliseconds after which the value is compared with the best one known. */
const moments = [10, 50, 300] as const;
const scale = process.argv.includes('--quick') ? 0.1 : 1;
const sizes: [DaySize, number][] = [
  [{ guests: 2, items: 2, resources: 12 }, 200 * scale],
  [{ guests: 4, items: 3, resources: 12 }, 30 * scale],
  [{ guests: 8, items: 4, resources: 24 }, 30 * scale],
];

type Timed = PlanAnswer & { ms: number };
type DayFigures = { first: number; runs: Timed[]; values: string[] };

for (const [size] of sizes) for (let seed = 5000; seed < 5010; seed += 1) planGroup(groupDay(size, seed), 2_000_000);
console.log('days       first plan ms         proven   levels 0-4        proof ms               best value already at');
console.log('           median (p90)          of days  reached           median / p90 / max     10 / 50 / 300 ms');
for (const [size, days] of sizes)
  print(
    size,
    Array.from({ length: days }, (_, seed) => figuresOf(groupDay(size, seed))),
  );

function timed(day: GroupInput, budget: number): Timed {
  const from = performance.now();
  const answer = planGroup(day, budget);
  const ms = performance.now() - from;
  const broken = brokenRules(day, answer.plan);
  if (broken.length > 0) throw new Error(broken.join('\n'));
  return { ...answer, ms };
}

/** The budget of a moment is what this day needed work for at this machine's speed a moment before. */
function figuresOf(day: GroupInput): DayFigures {
  const first = Math.min(...[0, 0, 0].map(() => timed(day, 0).ms));
  const trial = timed(day, 1_000_000);
  const speed = trial.work / trial.ms;
  const runs = moments.map((moment) => timed(day, speed * moment));
  return { first, runs, values: runs.map(({ plan }) => valueOf(plan)) };
}

function valueOf(plan: GroupPlan): string {
  return bookingObjective.map((level) => plan.measures[level]).join();
}

function print(size: DaySize, days: readonly DayFigures[]): void {
  const last = days.map(({ runs }) => runs.at(-1)!);
  const proven = last.filter(({ isBest }) => isBest);
  const levels = [0, 1, 2, 3, 4].map((level) => last.filter(({ provenLevels }) => provenLevels === level).length);
  const reached = moments.map((_, index) => days.filter(({ values }) => values[index] === values.at(-1)).length);
  const quick = proven.filter(({ ms }) => ms <= 10).length;
  const [firsts, proofs] = [days.map(({ first }) => first), proven.map(({ ms }) => ms)];
  const spread = [0.5, 0.9, 1].map((share) => quantile(proofs, share)).join(' / ');
  console.log(
    [
      `${size.guests} x ${size.items}`.padEnd(10),
      `${quantile(firsts, 0.5)} (${quantile(firsts, 0.9)})`.padEnd(21),
      `${proven.length}/${days.length}`.padEnd(8),
      levels.join(' ').padEnd(17),
      spread.padEnd(22),
      `${reached.join(' / ')}; ${quick} proven in 10 ms`,
    ].join(' '),
  );
}

function quantile(numbers: readonly number[], share: number): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return value === undefined ? '-' : value.toFixed(value < 10 ? 2 : 0);
}
