import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from './build/compress.ts';
import { inputDigest, isFresh, markFresh, markStale, root } from './build/fresh.mjs';
import { bin, run } from './run.ts';

/** Visitors' site and the back office share a folder, which neither empties. */
const commands = {
  web: [['build'], ['build', '--mode', 'admin']],
  server: [['build', '--ssr']],
  'server-test': [['build', '--ssr', '--mode', 'e2e']],
};
type Target = keyof typeof commands;
const all: Target[] = ['web', 'server', 'server-test'];

const namedTargets = all.filter((target) => process.argv.includes(target));
const targets = namedTargets.length > 0 ? namedTargets : (['web', 'server'] satisfies Target[]);
const stale = targets.filter((target) => process.argv.includes('--force') || !isFresh(target));

if (stale.length > 0 && !isFresh('generated')) exitUnless(await step('tsx', ['src/tools/gen.ts']));
const packing = targets.every((target) => target === 'web') || pack();
const outcomes = await Promise.all([...stale.map(build), packing]);
exitUnless(!outcomes.includes(false));

/** False when it failed. */
async function build(target: Target): Promise<boolean> {
  const digest = inputDigest(target);
  markStale(target);
  if (target === 'web') await rm(join(root, 'dist/web'), { recursive: true, force: true });
  const steps = commands[target].map((command) =>
    step('vite', [...command, '--logLevel', 'warn'], { NODE_ENV: 'production' }),
  );
  if ((await Promise.all(steps)).includes(false)) return false;
  if (target === 'web') await compressFolder(join(root, 'dist/web'));
  markFresh(target, digest);
  return true;
}

async function pack(): Promise<boolean> {
  const { packDatabase } = await import('./build/packDatabase.ts');
  return packDatabase().then(
    () => true,
    (error: unknown) => (console.error(error), false),
  );
}

async function step(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return (await run(bin(command), args, { env })).code === 0;
}

function exitUnless(isDone: boolean): void {
  if (!isDone) process.exit(1);
}
