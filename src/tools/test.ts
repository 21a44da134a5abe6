import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { isPostgresInstalled, startPostgres } from './postgres.ts';
import { bin, run } from './run.ts';

const parts = ['unit', 'server', 'e2e'] as const;
type Part = (typeof parts)[number];

const namedParts = parts.filter((part) => process.argv.includes(part));
const selectedParts: readonly Part[] = namedParts.length > 0 ? namedParts : parts;
const reports = process.env['KUUR_REPORTS'];

let failed = (await run(bin('tsx'), ['src/tools/gen.ts'])).code !== 0;
if (selectedParts.includes('unit')) failed = !(await vitest('unit', 'page')) || failed;
if (selectedParts.includes('server')) failed = !(await vitest('server', 'paths')) || failed;
if (selectedParts.includes('e2e')) failed = !(await browserTests()) || failed;
process.exitCode = failed ? 1 : 0;

/** With the report under the name of the first. */
async function vitest(...projects: ('unit' | 'page' | 'server' | 'paths')[]): Promise<boolean> {
  const toFile = reports
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `${projects[0]}.json`)}`]
    : [];
  const args = projects.flatMap((project) => ['--project', project]);
  return (await run(bin('vitest'), ['run', ...args, ...toFile])).code === 0;
}

/** On PostgreSQL where it is installed: beside a browser it takes half of the processor that the embedded one does. */
async function browserTests(): Promise<boolean> {
  const env = { CHROMIUM_PATH: ensureChromium() };
  if ((await run(bin('tsx'), ['src/tools/build.ts', 'web', 'server-test'])).code !== 0) return false;
  const args = ['test', '--config', 'e2e/playwright.config.ts'];
  if (process.env['DATABASE_URL'] || !isPostgresInstalled())
    return (await run(bin('playwright'), args, { env })).code === 0;
  const cluster = await startPostgres();
  try {
    return (await run(bin('playwright'), args, { env: { ...env, DATABASE_URL: cluster.url } })).code === 0;
  } finally {
    await cluster.stop();
  }
}
