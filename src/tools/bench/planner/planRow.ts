import { quantiles } from './clock.ts';
import type { DayFigures } from './figures.ts';
import { scoreOf } from './figures.ts';
import type { BenchSize } from './sizes.ts';
import { moments, nameOf } from './sizes.ts';

export function planRow({ size, figures }: { size: BenchSize; figures: readonly DayFigures[] }): string[] {
  const last = figures.map(({ runs }) => runs.at(-1)!);
  const proven = last.filter(({ answer }) => answer.isBest);
  const firsts = figures.map(({ first }) => first);
  return [
    nameOf(size),
    quantiles(firsts),
    `${proven.length} of ${figures.length}`,
    `${proven.filter(({ cpu }) => cpu <= 10).length}`,
    quantiles(proven),
    `${last.filter(({ answer }) => answer.isTidiest).length}`,
    ...moments.map((_, index) => `${figures.filter((one) => isFinal(one, index)).length}`),
  ];
}

function isFinal({ day, runs }: DayFigures, index: number): boolean {
  return scoreOf(day, runs[index]!.answer.plan).join() === scoreOf(day, runs.at(-1)!.answer.plan).join();
}
