import { instance } from '@viz-js/viz';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathSetting } from '../../../e2e/paths/browser/setting.ts';
import { fullPaths } from '../../../e2e/paths/model/fullPaths.ts';
import { apiPaths, visitPaths } from '../../../e2e/paths/model/paths.ts';
import { worlds } from '../../../e2e/paths/worlds/worlds.ts';
import { approvedLines } from '../api/approved.ts';
import { readOf } from '../api/worlds/apiEnds.ts';
import { inBrowser } from '../list.ts';
import { listedWays } from '../listed.ts';
import { walkedMachines } from '../machines.ts';
import { allHistories, browserFolder, levelFolder } from '../results/runHistory.ts';
import type { RunHistory, Twice } from '../results/runHistory.ts';
import { reportPage } from './page.ts';
import type { Reported } from './page.ts';
import { picturesIn, picturesWithin } from './pictures.ts';
import { shownLines } from './shownLines.ts';
import { visitChart } from './visitChart.ts';

/** In characters, a byte or two each. */
const mostOfPage = 19_500_000;

/** Writes the report into this folder, with the cards of the browser as it was walked in this language and width; returns the file. */
export async function writeReport(
  folder: string,
  named: { locale?: string | undefined; viewport?: string | undefined } = {},
): Promise<string> {
  const viz = await instance();
  const historyOf = allHistories();
  const setting = pathSetting(named);
  const [browser, worldsBrowser] = [browserFolder(setting), browserFolder(setting, 'worlds')];
  const results = resultsIn(historyOf, [browser, worldsBrowser, levelFolder('api')]);
  const apiWorlds = resultsIn(historyOf, [levelFolder('worlds-api')]);
  const fast = visitPaths();
  const reported: Omit<Reported, 'pictures'> = {
    visits: fullPaths().filter(({ id }) => results.has(id) || fast.some((path) => path.id === id)),
    api: apiPaths(),
    linesOf: approvedLines,
    coverage: [...inBrowser()],
    ways: walkedMachines.flatMap(listedWays),
    lines: shownLines(),
    resultOf: (id) => results.get(id) ?? null,
    worlds,
    onApi: (id) => apiWorlds.get(id) ?? null,
    endOf: ({ end }) => readOf(end).sentence.replace(/^ · /, ''),
    historyOf,
    chartOf: (path) => visitChart(viz, path),
    viewport: setting.viewport,
  };
  const room = mostOfPage - reportPage({ ...reported, pictures: new Map() }).length;
  const [ofWorlds, ofPaths] = await Promise.all([
    picturesIn(join(worldsBrowser, 'pictures')),
    picturesIn(join(browser, 'pictures')),
  ]);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'index.html');
  writeFileSync(file, reportPage({ ...reported, pictures: picturesWithin(new Map([...ofWorlds, ...ofPaths]), room) }));
  return file;
}

/** How each path went, by its id. */
function resultsIn(historyOf: ReadonlyMap<string, RunHistory>, folders: readonly string[]): Map<string, Twice> {
  const walked = folders.flatMap((folder) => historyOf.get(basename(folder))?.paths ?? []);
  return new Map(walked.map((twice) => [twice.last.id, twice]));
}
