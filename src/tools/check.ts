import { join } from 'node:path';
import { root } from './build/fresh.mjs';
import { bin, run } from './run.ts';

type Step = { name: string; command: string; args: string[] };

const atOnce = 2;

/** The native compiler takes a third of the work; the tools that need TypeScript's API have the other one. */
const tsc = join(root, 'node_modules', 'typescript7', 'bin', 'tsc');

/** Long ones first. `generated` precedes `sizes`, which builds its inputs. */
const steps: Step[] = [
  { name: 'generated', command: 'tsx', args: ['src/tools/gen.ts', '--check'] },
  { name: 'types', command: tsc, args: ['-p', '.', '--checkers', '2'] },
  { name: 'unit tests', command: 'vitest', args: ['run', '--project', 'unit', '--project', 'page', '--reporter=dot'] },
  {
    name: 'hostile requests',
    command: 'vitest',
    args: ['run', '--project', 'server', 'tests/server/http/fuzz.test.ts', '--reporter=dot'],
  },
  {
    name: 'work per operation',
    command: 'vitest',
    args: ['run', '--project', 'server', 'tests/server/statements', '--reporter=dot'],
  },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'unused', command: 'knip', args: ['--no-progress'] },
  {
    name: 'unused in the product',
    command: 'knip',
    args: ['--no-progress', '--config', 'src/tools/check/knipProduct.config.ts', '--include', 'files,exports,types'],
  },
  { name: 'pure types', command: tsc, args: ['-p', 'src/domain'] },
  {
    name: 'contract',
    command: 'redocly',
    args: ['lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '--max-problems', '50'],
  },
  { name: 'messages', command: 'tsx', args: ['src/tools/check/messages.ts'] },
  { name: 'lock file', command: 'tsx', args: ['src/tools/check/lockFile.ts'] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'sizes', command: 'tsx', args: ['src/tools/budget.ts'] },
];

/** `--tests-follow`: whoever runs all tests afterwards need not run some of them here. */
const skipped = process.argv.includes('--tests-follow') ? ['unit tests', 'hostile requests', 'work per operation'] : [];
const stepNames = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const queue = steps.filter(
  ({ name }) => !skipped.includes(name) && (stepNames.length === 0 || stepNames.includes(name)),
);
const failures: string[] = [];
const started = performance.now();

await Promise.all(Array.from({ length: atOnce }, worker));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(failures.length === 0 ? `all fine in ${seconds} s` : `failed after ${seconds} s: ${failures.join(', ')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function worker(): Promise<void> {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
    const { code, output, seconds } = await run(step.command === tsc ? tsc : bin(step.command), step.args, {
      quiet: true,
      env,
    });
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(22)} ${seconds.toFixed(1).padStart(5)} s`);
    if (code === 0) continue;
    failures.push(step.name);
    console.log(output.replace(/^/gm, '    '));
  }
}
