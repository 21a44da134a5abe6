import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isFresh, root } from './build/fresh.mjs';
import { loadEnvironment } from './environment.mjs';

loadEnvironment();

if (!isFresh('web') || !isFresh('server')) {
  console.log('Building …');
  const build = spawnSync(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'src/tools/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

await import(new URL('../../dist/server/main.js', import.meta.url).href);
