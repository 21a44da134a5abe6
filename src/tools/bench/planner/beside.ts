import { brokenRules } from '#domain/scheduling/solver/brokenRules.ts';
import { spread } from './clock.ts';
import type { SolveDay } from './cpSat.ts';
import type { DayFigures, SizeFigures } from './figures.ts';
import { scoreOf } from './figures.ts';
import type { BenchSize } from './sizes.ts';
import { atMoments, moments, nameOf } from './sizes.ts';
import { printTable } from './table.ts';

type Tally = [better: number, same: number, worse: number];

export async function besideRows(measured: readonly SizeFigures[], solve: SolveDay): Promise<string[][]> {
  const rows = [['days', 'CP-SAT has', ...atMoments, 'CP-SAT proves', 'in ms: median, p90, most']];
  for (const { size, figures } of measured) rows.push(await besideRow(size, figures, solve));
  printTable('Beside CP-SAT, one worker, wall clock: days on which the planner is better / the same / worse', rows);
  return rows;
}

async function besideRow(size: BenchSize, figures: readonly DayFigures[], solve: SolveDay): Promise<string[]> {
  const tallies = moments.map((): Tally => [0, 0, 0]);
  const times: number[] = [];
  let proven = 0;
  for (const { day, runs } of figures.slice(0, size.beside.days)) {
    const { plan, isBest, ms } = await solve(day, size.beside.seconds);
    const broken = plan ? brokenRules(day, plan) : [];
    if (broken.length > 0) throw new Error(`the solver's plan: ${broken.join('\n')}`);
    const other = plan ? scoreOf(day, plan) : [Infinity];
    for (const [index, { answer }] of runs.entries()) {
      tallies[index]![1 + compare(scoreOf(day, answer.plan), other)]! += 1;
      if (answer.isBest && compare(other, scoreOf(day, answer.plan)) < 0) throw new Error('a proof was wrong');
    }
    if (isBest) proven += 1;
    times.push(ms);
  }
  return [
    nameOf(size),
    `${size.beside.seconds} s on ${times.length}`,
    ...tallies.map((tally) => tally.join(' / ')),
    `${proven}`,
    spread(times),
  ];
}

function compare(one: readonly number[], other: readonly number[]): -1 | 0 | 1 {
  const level = other.findIndex((value, index) => value !== one[index]);
  if (level < 0) return 0;
  return one[level]! < other[level]! ? -1 : 1;
}
