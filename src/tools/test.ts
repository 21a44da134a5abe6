import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { isPostgresInstalled, startPostgres } from './postgres.ts';
import { bin, run } from './run.ts';

const parts = ['unit', 'server', 'e2e'] as const;
type Part = (typeof parts)[number];

const namedParts = parts.filter((part) => process.argv.includes(part));
const selectedParts: readonly Part[] = namedParts.length > 0 ? namedParts : parts;
/** With what repeats a matter in another width, language or way, kills servers, or measures. */
const isFull = process.argv.includes('full');
/** How many random days and orders of notices a full run tries, where the variable does not say. */
const fullCounts = { PLANNER_CASES: '600', NOTICE_ORDERS: '100' };
const reports = process.env['KUUR_REPORTS'];

let failed = (await run(bin('tsx'), ['src/tools/gen.ts'])).code !== 0;
if (selectedParts.includes('unit')) failed = !(await vitest('unit', 'page')) || failed;
if (selectedParts.includes('server')) {
  failed = !(await vitest('server', 'paths')) || failed;
  failed = !(await onPostgres(() => vitest('contests'))) || failed;
}
if (selectedParts.includes('e2e')) failed = !(await browserTests()) || failed;
process.exitCode = failed ? 1 : 0;

/** With the report under the name of the first. */
async function vitest(...projects: ('unit' | 'page' | 'server' | 'paths' | 'contests')[]): Promise<boolean> {
  const toFile = reports
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `${projects[0]}.json`)}`]
    : [];
  const args = projects.flatMap((project) => ['--project', project]);
  const set = isFull ? [] : ['--tags-filter', '!full'];
  const env = isFull ? { ...fullCounts, ...process.env } : {};
  return (await run(bin('vitest'), ['run', ...args, ...set, ...toFile], { env })).code === 0;
}

/** Beside a browser PostgreSQL takes half of the processor that the embedded database does. */
async function browserTests(): Promise<boolean> {
  const env = { CHROMIUM_PATH: ensureChromium() };
  if ((await run(bin('tsx'), ['src/tools/build.ts', 'web', 'server-test'])).code !== 0) return false;
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...(isFull ? [] : ['--grep-invert', '@full'])];
  return onPostgres(async () => (await run(bin('playwright'), args, { env })).code === 0);
}

/** Where it is installed, and no other database is named. */
async function onPostgres(tests: () => Promise<boolean>): Promise<boolean> {
  if (process.env['DATABASE_URL'] || !isPostgresInstalled()) return tests();
  const cluster = await startPostgres();
  process.env['DATABASE_URL'] = cluster.url;
  try {
    return await tests();
  } finally {
    delete process.env['DATABASE_URL'];
    await cluster.stop();
  }
}
