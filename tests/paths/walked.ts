import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, run as spawned } from '#tools/run.ts';
import { comparisonLines } from './results/compared.ts';
import type { PathResult } from './results/pathResult.ts';
import { browserResults } from './results/playwrightReport.ts';
import type { PlaywrightReport } from './results/playwrightReport.ts';
import { saveRun } from './results/runHistory.ts';
import { apiResults } from './results/vitestReport.ts';
import type { VitestReport } from './results/vitestReport.ts';

/** Where what is walked is kept, and the ids of all that could be. */
type Walk = { folder: string; ids: readonly string[]; env: NodeJS.ProcessEnv };

/** Each path once, with a trace where it fails and pictures of its places; says what differs from the run before. Returns the exit code. */
export async function walkInBrowser(args: readonly string[], { folder, ids, env }: Walk): Promise<number> {
  const json = join(folder, 'playwright.json');
  rmSync(json, { force: true });
  const noting = [
    '--retries=0',
    '--trace=retain-on-failure',
    '--reporter=line,json',
    '--output',
    join(folder, 'output'),
  ];
  const { code } = await spawned(
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', ...args, ...noting],
    { env: { ...env, KUUR_PATHS_PICTURES: join(folder, 'pictures'), PLAYWRIGHT_JSON_OUTPUT_FILE: json } },
  );
  say({ folder, ids }, resultsIn<PlaywrightReport>(json, browserResults));
  return code;
}

export async function walkOnApi(args: readonly string[], { folder, ids, env }: Walk): Promise<number> {
  const json = join(folder, 'vitest.json');
  rmSync(json, { force: true });
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${json}`];
  const { code } = await spawned(bin('vitest'), ['run', '--project', 'paths', ...reporters, ...args], { env });
  say({ folder, ids }, resultsIn<VitestReport>(json, apiResults));
  return code;
}

/** What a runner says of what was walked; null when it said nothing. */
function resultsIn<Report>(file: string, resultsOf: (report: Report) => PathResult[]): PathResult[] | null {
  return existsSync(file) ? resultsOf(JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}

function say({ folder, ids }: Pick<Walk, 'folder' | 'ids'>, results: PathResult[] | null): void {
  if (results === null) return;
  for (const line of comparisonLines(saveRun(folder, results, ids))) console.log(line);
}
