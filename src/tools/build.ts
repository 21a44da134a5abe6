import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from './build/compress.ts';
import { inputDigest, isFresh, markFresh, root } from './build/fresh.mjs';
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

if (stale.length > 0) {
  if (!isFresh('generated')) await step('tsx', ['src/tools/gen.ts']);
  await Promise.all(stale.map(build));
}

async function build(target: Target): Promise<void> {
  const digest = inputDigest(target);
  if (target === 'web') await rm(join(root, 'dist/web'), { recursive: true, force: true });
  await Promise.all([
    target !== 'web' && import('./build/packDatabase.ts').then(({ packDatabase }) => packDatabase()),
    ...commands[target].map((command) => step('vite', [...command, '--logLevel', 'warn'], { NODE_ENV: 'production' })),
  ]);
  if (target === 'web') await compressFolder(join(root, 'dist/web'));
  markFresh(target, digest);
}

async function step(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code } = await run(bin(command), args, { env });
  if (code !== 0) process.exit(code);
}
