import { join } from 'node:path';
import { root } from '#tools/build/fresh.mjs';
import { bin, run as spawned } from '#tools/run.ts';
import { ensureChromium } from '#tools/chromium.ts';
import { pathSetting } from '../../e2e/paths/browser/setting.ts';
import { apiPaths, visitPaths } from '../../e2e/paths/model/paths.ts';
import { approvedText } from './approval.ts';
import { walkedMachines } from './machines.ts';
import { walk } from './walk.ts';
import { waysOf } from './ways.ts';

export type RunOptions = {
  id?: string | undefined;
  headed: boolean;
  slow?: string | undefined;
  locale?: string | undefined;
  viewport?: string | undefined;
};

const reportFolder = join(root, 'test-results', 'paths');

/** Walks the paths of visitors, or one of them, in a browser; returns the exit code. */
export async function runInBrowser({ id, headed, slow, locale, viewport }: RunOptions): Promise<number> {
  const wrong = wrongIn({ id, locale, viewport });
  if (wrong !== null) {
    console.error(wrong);
    return 1;
  }
  const prepared = await prepareBrowser();
  if (prepared === null) return 1;
  const args = ['test', '--config', 'e2e/playwright.config.ts', 'e2e/paths', ...(id ? ['-g', id] : [])];
  const env = {
    ...prepared,
    ...(slow ? { KUUR_SLOW_MS: slow } : {}),
    ...(locale ? { KUUR_PATHS_LOCALE: locale } : {}),
    ...(viewport ? { KUUR_PATHS_VIEWPORT: viewport } : {}),
    KUUR_REPORTS: process.env['KUUR_REPORTS'] ?? reportFolder,
    KUUR_PATHS_PICTURES: join(reportFolder, 'pictures'),
  };
  return (await spawned(bin('playwright'), [...args, ...(headed ? ['--headed', '--workers=1'] : [])], { env })).code;
}

/** Walks the paths that need no browser, or one of them; with `isAccepted` what they leave is approved. Returns the exit code. */
export async function runOnApi(id: string | undefined, isAccepted = false): Promise<number> {
  if (id !== undefined && apiPaths().every((path) => path.id !== id)) {
    console.error(`No path '${id}' on the API: npm run paths lists them`);
    return 1;
  }
  const args = ['run', '--project', 'paths', '--reporter', 'verbose', ...(id ? ['-t', id] : [])];
  return (await spawned(bin('vitest'), args, { env: isAccepted ? { KUUR_ACCEPT_PATHS: '1' } : {} })).code;
}

/** Builds what is walked; the environment of a run, or null when it does not build. */
export async function prepareBrowser(): Promise<NodeJS.ProcessEnv | null> {
  const { code } = await spawned(bin('tsx'), ['src/tools/build.ts', 'web', 'server-test']);
  return code === 0 ? { CHROMIUM_PATH: ensureChromium() } : null;
}

/** Why nothing can be walked, in words; null when it can. */
export function wrongIn({ id, locale, viewport }: Pick<RunOptions, 'id' | 'locale' | 'viewport'>): string | null {
  try {
    pathSetting({ locale, viewport });
  } catch (error) {
    return (error as Error).message;
  }
  const isKnown = id === undefined || visitPaths().some((path) => path.id === id);
  return isKnown ? null : `No path '${id}' in the browser: npm run paths lists them`;
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
