import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '#tools/build/fresh.mjs';
import { bin, run } from '#tools/run.ts';

type Step = { title: string; error?: unknown; steps?: Step[] };
type Result = { errors: { message?: string }[]; steps?: Step[] };
type Suite = { suites?: Suite[]; specs?: { tests: { results: Result[] }[] }[] };
type Report = Suite & { errors: { message?: string }[] };

/** Where a path failed, in full and as one line. */
type Failure = { step: string; message: string; short: string };

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
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const result = resultsOf(report)[0];
  if (result === undefined) throw new Error(`${id} was not walked: ${report.errors[0]?.message ?? output}`);
  if (code === 0) return null;
  const message = stripVTControlCharacters(result.errors.map((error) => error.message ?? '').join('\n'));
  return { step: failedStep(result.steps ?? []), message, short: shortened(message) };
}

const resultsOf = ({ suites = [], specs = [] }: Suite): Result[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
  ...suites.flatMap(resultsOf),
];

const failedStep = (steps: readonly Step[]): string => steps.find(({ error }) => error !== undefined)?.title ?? 'start';

/** What was expected of what, without where and how long. */
function shortened(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const named = lines.filter((line) => /^(Locator|Expected|Received|- waiting for)\b|^[-+] {2,}"/.test(line));
  return [lines[0], ...named.slice(0, 3)].join(' · ').replaceAll('|', '\\|').slice(0, 240);
}
