import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/db/projectRoot.ts';
import { isFresh } from '../../src/tools/build/fresh.mjs';
import { bin, run } from '../../src/tools/run.ts';

/** A copy of a built server, built first when it is stale; `remove` it afterwards. `file` is its entry. */
export async function builtServer(
  target: 'server' | 'server-test',
): Promise<{ folder: string; file: string; remove: () => void }> {
  if (!isFresh(target)) {
    const env = { VITEST: undefined, NODE_ENV: undefined };
    const { code, output } = await run(bin('tsx'), ['src/tools/build.ts', target], { quiet: true, env });
    if (code !== 0) throw new Error(`The server does not build:\n${output}`);
  }
  mkdirSync(join(projectRoot(), '.cache'), { recursive: true });
  const folder = mkdtempSync(join(projectRoot(), '.cache', 'built-server-'));
  cpSync(join(projectRoot(), 'dist', target), folder, { recursive: true });
  return { folder, file: join(folder, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
