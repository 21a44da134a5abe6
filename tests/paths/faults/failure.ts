import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/build/fresh.mjs';
import { bin, run } from '#tools/run.ts';
import { failureIn, testResults } from '../results/playwrightReport.ts';
import type { Failure, PlaywrightReport } from '../results/playwrightReport.ts';

/** Walks one path once; null when it passes. Throws when it could not be walked. */
export async function failureOf(id: string, env: NodeJS.ProcessEnv): Promise<Failure | null> {
  const folder = join(root, 'test-results', 'faults');
  const file = join(folder, `${id}.json`);
  rmSync(file, { force: true });
  const args = ['test', '--config', 'e2e/playwright.config.ts', 'e2e/paths', '-g', id];
  const { code, output } = await run(
    bin('playwright'),
    [...args, '--workers=1', '--retries=0', '--reporter=json', '--output', join(folder, 'results')],
    { quiet: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const [first] = testResults(report);
  if (first === undefined) throw new Error(`${id} was not walked: ${report.errors[0]?.message ?? output}`);
  return code === 0 ? null : failureIn(first.result);
}
