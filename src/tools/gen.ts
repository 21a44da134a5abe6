import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inputDigest, isFresh, markFresh, root } from './build/fresh.mjs';

const checkOnly = process.argv.includes('--check');

// The generators take seconds to load alone.
if (checkOnly || !isFresh('generated')) {
  const digest = inputDigest('generated');
  const { staleFiles } = await import('./gen/generated.ts');
  const stale = await staleFiles();
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
  // A source that changed meanwhile is no part of what was compared, and what was written is compared next time.
  if (stale.length === 0 && digest === inputDigest('generated')) markFresh('generated', digest);
}
