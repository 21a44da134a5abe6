import { instance } from '@viz-js/viz';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths, visitPaths } from '../../../e2e/paths/model/paths.ts';
import { approvedLines } from '../api/approved.ts';
import { listedWays } from '../listed.ts';
import { walkedMachines } from '../machines.ts';
import type { Result } from './cards.ts';
import { reportPage } from './page.ts';
import { picturesIn } from './pictures.ts';
import { shownLines } from './shownLines.ts';
import { visitChart } from './visitChart.ts';

type Suite = {
  suites?: Suite[];
  specs?: { title: string; tests: { results: { status: string; duration: number }[] }[] }[];
};

/** What Playwright's JSON says of each path, by the id that its title begins with. */
export function resultsIn(suite: Suite): Map<string, NonNullable<Result>> {
  const results = new Map((suite.suites ?? []).flatMap((each) => [...resultsIn(each)]));
  for (const { title, tests } of suite.specs ?? []) {
    const last = tests.at(-1)?.results.at(-1);
    if (last) results.set(title.split(' ', 1)[0]!, { status: last.status, seconds: last.duration / 1_000 });
  }
  return results;
}

/** Writes the report into this folder, with the results of `KUUR_REPORTS` when there are any; returns the file. */
export async function writeReport(folder: string): Promise<string> {
  const viz = await instance();
  const json = join(process.env['KUUR_REPORTS'] ?? folder, 'e2e.json');
  const results = existsSync(json) ? resultsIn(JSON.parse(readFileSync(json, 'utf8')) as Suite) : new Map();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'index.html');
  const page = reportPage({
    visits: visitPaths(),
    api: apiPaths(),
    linesOf: approvedLines,
    pictures: await picturesIn(join(folder, 'pictures')),
    ways: walkedMachines.flatMap(listedWays),
    lines: shownLines(),
    resultOf: (id) => (results.get(id) as Result | undefined) ?? null,
    chartOf: (path) => visitChart(viz, path),
  });
  writeFileSync(file, page);
  return file;
}
