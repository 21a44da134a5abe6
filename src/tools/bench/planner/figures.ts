import { brokenRules } from '#domain/scheduling/solver/brokenRules.ts';
import type { GroupInput } from '#domain/scheduling/solver/groupInput.ts';
import type { GroupPlan } from '#domain/scheduling/solver/groupPlan.ts';
import { measuresOf } from '#domain/scheduling/solver/measuresOf.ts';
import { bookingObjective, guestLevels } from '#domain/scheduling/solver/problem/objective.ts';
import { planGroup } from '#domain/scheduling/solver/planGroup.ts';
import type { PlanAnswer } from '#domain/scheduling/solver/planGroup.ts';
import { timed } from './clock.ts';
import type { Duration } from './clock.ts';
import { groupDay } from './groupDay.ts';
import type { DaySize } from './groupDay.ts';
import { moments, scaled, sizes } from './sizes.ts';
import type { BenchSize } from './sizes.ts';

const firstPlans = 5;
const warmUpMs = 2_000;
const warmUpWork = 3_000_000;

type Run = Duration & { answer: PlanAnswer };

export type DayFigures = { day: GroupInput; first: Duration; runs: Run[] };

export type SizeFigures = { size: BenchSize; figures: DayFigures[] };

/** Of this share of the days of each size. */
export function figuresOfSizes(scale: number): SizeFigures[] {
  const speed = warmUp(sizes.at(-1)!);
  return sizes.map((one) => {
    const size = scaled(one, scale);
    warmUp(size);
    return { size, figures: Array.from({ length: size.days }, (_, seed) => figuresOf(size, seed, speed)) };
  });
}

/** Returns search steps per millisecond of processor time, after compilation. */
function warmUp(size: DaySize): number {
  const runs: { work: number; cpu: number }[] = [];
  for (let cpu = 0; cpu < warmUpMs; cpu += runs.at(-1)!.cpu) {
    const run = timed(() => planGroup(groupDay(size, 5_000 + runs.length), warmUpWork));
    runs.push({ work: run.result.work, cpu: run.cpu });
  }
  const warm = runs.slice(Math.floor(runs.length / 2));
  const sum = (what: 'work' | 'cpu'): number => warm.reduce((total, run) => total + run[what], 0);
  return sum('work') / sum('cpu');
}

function figuresOf(size: DaySize, seed: number, speed: number): DayFigures {
  const day = groupDay(size, seed);
  const firsts = Array.from({ length: firstPlans }, () => timed(() => planGroup(day, 0)));
  const first = medianOf(firsts);
  checked(day, first.result.plan);
  const runs = moments.map((moment): Run => {
    const plan = (): PlanAnswer => planGroup(day, Math.round(speed * moment));
    const { result, cpu, wall } = medianOf([timed(plan), timed(plan), timed(plan)]);
    checked(day, result.plan);
    return { answer: result, cpu, wall };
  });
  return { day, first, runs };
}

const medianOf = <Result extends Duration>(runs: readonly Result[]): Result =>
  runs.toSorted((a, b) => a.cpu - b.cpu)[runs.length >> 1]!;

function checked(day: GroupInput, plan: GroupPlan): void {
  const broken = brokenRules(day, plan);
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

export function scoreOf(day: GroupInput, plan: Pick<GroupPlan, 'items'>): number[] {
  const measures = measuresOf(day, plan);
  return guestLevels(bookingObjective).map((level) => measures[level]);
}
