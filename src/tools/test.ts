import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { bin, run } from './run.ts';

const parts = ['unit', 'server', 'e2e'] as const;
type Part = (typeof parts)[number];

const namedParts = parts.filter((part) => process.argv.includes(part));
const selectedParts: readonly Part[] = namedParts.length > 0 ? namedParts : parts;
const reports = process.env['KUUR_REPORTS'];

let failed = (await run(bin('tsx'), ['src/tools/gen.ts'])).code !== 0;
if (selectedParts.includes('unit')) failed = !(await vitest('unit')) || failed;
if (selectedParts.includes('server')) failed = !(await vitest('server', 'paths')) || failed;
if (selectedParts.includes('e2e')) failed = !(await browserTests()) || failed;
process.exitCode = failed ? 1 : 0;

/** With the report under the name of the first. */
async function vitest(...projects: ('unit' | 'server' | 'paths')[]): Promise<boolean> {
  const toFile = reports
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `${projects[0]}.json`)}`]
    : [];
  const args = projects.flatMap((project) => ['--project', project]);
  return (await run(bin('vitest'), ['run', ...args, ...toFile])).code === 0;
}

async function browserTests(): Promise<boolean> {
  const env = { CHROMIUM_PATH: ensureChromium() };
  if ((await run(bin('tsx'), ['src/tools/build.ts', 'web', 'server-test'])).code !== 0) return false;
  return (await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], { env })).code === 0;
}
