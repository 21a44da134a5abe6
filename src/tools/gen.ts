import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './build/fresh.mjs';
import { staleFiles } from './gen/generated.ts';

const stale = await staleFiles();
const checkOnly = process.argv.includes('--check');

for (const { path, text } of stale) {
  if (checkOnly) {
    console.error(`${path} does not follow its sources: run npm run gen`);
    continue;
  }
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
  console.log(`wrote ${path}`);
}
if (checkOnly && stale.length > 0) process.exitCode = 1;
