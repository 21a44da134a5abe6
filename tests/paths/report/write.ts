import { instance } from '@viz-js/viz';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathSetting } from '../../../e2e/paths/browser/setting.ts';
import { apiPaths, visitPaths } from '../../../e2e/paths/model/paths.ts';
import { approvedLines } from '../api/approved.ts';
import { inBrowser } from '../list.ts';
import { listedWays } from '../listed.ts';
import { walkedMachines } from '../machines.ts';
import { browserFolder, allHistories } from '../results/runHistory.ts';
import { reportPage } from './page.ts';
import { picturesIn, picturesWithin } from './pictures.ts';
import { shownLines } from './shownLines.ts';
import { visitChart } from './visitChart.ts';

/** In characters: with all else the page stays below 20 MB. */
const mostOfPictures = 15_000_000;

/** Writes the report into this folder, with the cards of the browser as it was walked in this language and width; returns the file. */
export async function writeReport(
  folder: string,
  named: { locale?: string | undefined; viewport?: string | undefined } = {},
): Promise<string> {
  const viz = await instance();
  const historyOf = allHistories();
  const browser = browserFolder(pathSetting(named));
  const walked = [historyOf.get(basename(browser)), historyOf.get('api')].flatMap((history) => history?.paths ?? []);
  const results = new Map(walked.map((twice) => [twice.last.id, twice]));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'index.html');
  const page = reportPage({
    visits: visitPaths(),
    api: apiPaths(),
    linesOf: approvedLines,
    pictures: picturesWithin(await picturesIn(join(browser, 'pictures')), mostOfPictures),
    coverage: [...inBrowser()],
    ways: walkedMachines.flatMap(listedWays),
    lines: shownLines(),
    resultOf: (id) => results.get(id) ?? null,
    historyOf,
    chartOf: (path) => visitChart(viz, path),
  });
  writeFileSync(file, page);
  return file;
}
