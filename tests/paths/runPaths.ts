import { bin, run as spawned } from '#tools/run.ts';
import { ensureChromium } from '#tools/chromium.ts';
import { approvedText } from './approval.ts';
import { walkedMachines } from './machines.ts';
import { walk } from './walk.ts';
import { waysOf } from './ways.ts';

export type RunOptions = { id?: string | undefined; headed: boolean; slow?: string | undefined };

/** Walks the paths of visitors, or one of them, in a browser; returns the exit code. */
export async function runInBrowser({ id, headed, slow }: RunOptions): Promise<number> {
  const built = await spawned(bin('tsx'), ['src/tools/build.ts', 'web', 'server-test']);
  if (built.code !== 0) return built.code;
  const args = ['test', '--config', 'e2e/playwright.config.ts', 'e2e/paths', ...(id ? ['-g', id] : [])];
  const env = { CHROMIUM_PATH: ensureChromium(), ...(slow ? { KUUR_SLOW_MS: slow } : {}) };
  return (await spawned(bin('playwright'), [...args, ...(headed ? ['--headed', '--workers=1'] : [])], { env })).code;
}

/** Walks the ways through machines, or one of them, and says each step that is not approved; returns the exit code. */
export function runOnMachines(id?: string): number {
  let unapproved = 0;
  let count = 0;
  for (const { machine, ...rest } of walkedMachines) {
    const approved = new Set(
      approvedText(machine.id)
        .split('\n')
        .map((line) => line.replace(/^ *- /, '')),
    );
    for (const way of waysOf({ machine, ...rest })) {
      if (id !== undefined && way.id !== id) continue;
      count += 1;
      for (const { line } of walk(machine, way)) {
        if (id !== undefined) console.log(line);
        if (approved.has(line)) continue;
        unapproved += 1;
        console.log(`${way.id} not approved: ${line}`);
      }
    }
  }
  console.log(`${count} paths, ${unapproved} steps that are not approved`);
  return unapproved > 0 || count === 0 ? 1 : 0;
}
