import { browserCoverage, coverageLines } from '../../e2e/paths/model/browserCoverage.ts';
import { fullPaths } from '../../e2e/paths/model/fullPaths.ts';
import { visitPaths } from '../../e2e/paths/model/paths.ts';
import { coverageOf } from './coverage.ts';
import { isFiltered, passes } from './filters.ts';
import type { Filters } from './filters.ts';
import { listedApiPaths, listedVisits, listedWays } from './listed.ts';
import type { Listed } from './listed.ts';
import { walkedMachines } from './machines.ts';

const countOf = ({ seen, all }: { seen: number; all: number }): string => `${seen}/${all}`;

const lineOf = ({ id, sentence, length }: Listed): string => `  ${id}  ${sentence}  ${length} steps`;

function* byGroup(paths: readonly Listed[]): Generator<string> {
  for (const group of new Set(paths.map((path) => path.group))) {
    yield group;
    for (const path of paths) if (path.group === group) yield lineOf(path);
  }
}

/** Without filters: the paths of visitors, and what is walked of each machine. With them: every path that passes. */
export function* listOf(filters: Filters, isAll: boolean): Generator<string> {
  const visits = [...listedVisits(), ...listedApiPaths()].filter((path) => passes(path, filters));
  yield* byGroup(visits);
  if (!isFiltered(filters)) yield* inBrowser();
  for (const walked of walkedMachines) {
    const ways = listedWays(walked).filter((path) => passes(path, filters));
    if (isAll || isFiltered(filters)) yield* byGroup(ways);
    if (isFiltered(filters)) continue;
    const { states, transitions, guards } = coverageOf(walked);
    yield `${walked.machine.id}: ${ways.length} paths · states ${countOf(states)} · transitions ${countOf(transitions)} · answers of guards ${countOf(guards)}`;
    for (const name of guards.missing) yield `  never: ${name}`;
  }
}

/** What the paths in a browser cover, and what they leave out. */
export function* inBrowser(): Generator<string> {
  yield* coverageLines('browser, fast set', visitPaths());
  yield* coverageLines('browser, full set', fullPaths());
  const { places, transitions } = browserCoverage(fullPaths());
  for (const { name, reason } of [...places.missing, ...transitions.missing])
    yield `  not in a browser: ${name}: ${reason ?? 'NO REASON'}`;
}
